-- How a name looks, so that two names that look alike cannot both be taken. Null for guests, and for accounts older
-- than this rule whose name looks like that of an even older one. The program fills it in.
alter table player add column name_skeleton text;
create unique index player_name_skeleton on player (name_skeleton) where deleted is null;

-- The key that signs the webhooks of an account.
alter table player add column webhook_secret text;

-- Which server may write. One row at most.
create table lease (
    name text not null primary key,
    holder uuid not null,
    -- Where the holder runs and which process it is, as far as that can be told; and the same for people.
    machine text not null,
    process text not null,
    label text not null,
    expires bigint not null
);
