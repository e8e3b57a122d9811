-- A deck somebody keeps. Its list is JSON; nothing here looks inside it.
create table deck (
    id uuid not null primary key,
    player_id uuid not null references player (id) on delete cascade,
    game text not null,
    list text not null,
    changed bigint not null
);
create index deck_player_id on deck (player_id);
