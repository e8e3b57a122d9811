-- One text for both databases. The type names are PostgreSQL's; SQLite derives its own from them and keeps uuids as
-- 16 bytes. Times are milliseconds since 1970. JSON is text: nothing here looks inside it.

-- Somebody. Not called user: that is a reserved word of PostgreSQL.
create table player (
    id uuid not null primary key,
    name text not null,
    name_key text not null,
    kind text not null check (kind in ('guest', 'account', 'bot')),
    role text not null check (role in ('player', 'moderator', 'admin')),
    password text,
    owner_id uuid references player (id),
    settings text not null,
    banned_until bigint,
    created bigint not null,
    deleted bigint,
    check ((kind = 'bot') = (owner_id is not null)),
    check (password is null or kind = 'account')
);
-- A deleted account leaves its name to others.
create unique index player_name_key on player (name_key) where deleted is null;
create index player_owner_id on player (owner_id) where owner_id is not null;

create table session (
    token_hash bytea not null primary key check (length(token_hash) = 32),
    id uuid not null unique,
    player_id uuid not null references player (id) on delete cascade,
    scopes text,
    label text not null,
    created bigint not null,
    seen bigint not null,
    expires bigint not null
);
create index session_player_id on session (player_id);
create index session_expires on session (expires);

create table match (
    id uuid not null primary key,
    game text not null,
    mode text not null,
    setup text not null,
    options text not null,
    meta text not null,
    public boolean not null,
    rated boolean not null,
    status text not null check (status in ('open', 'running', 'over', 'closed')),
    creator_id uuid not null references player (id),
    created bigint not null,
    started bigint,
    ended bigint,
    result text,
    deadline bigint,
    lines bigint not null check (lines >= 0),
    -- The seed under seal, from the first line on.
    secret text,
    -- Things said so far. Numbers of deleted ones are not given out again.
    said bigint not null default 0,
    check ((lines = 0) = (started is null)),
    check ((started is null) = (secret is null)),
    check (status <> 'open' or started is null),
    check (status not in ('running', 'over') or started is not null),
    check ((status in ('over', 'closed')) = (ended is not null)),
    check ((ended is null) = (result is null)),
    check (ended is null or deadline is null)
);
create index match_lobby on match (created) where public and status in ('open', 'running');
create index match_deadline on match (deadline) where status = 'running';
create index match_creator_id on match (creator_id, created);

create table seat (
    match_id uuid not null references match (id),
    seat smallint not null check (seat between 0 and 255),
    player_id uuid references player (id),
    bot text,
    name text not null,
    primary key (match_id, seat),
    check (player_id is null or bot is null)
);
create index seat_player_id on seat (player_id) where player_id is not null;

-- One row is one line of the .orrery file.
create table match_log (
    match_id uuid not null references match (id),
    n bigint not null check (n >= 0),
    at bigint not null,
    seat smallint check (seat between 0 and 255),
    cid uuid,
    body text not null,
    clocks text not null,
    primary key (match_id, n),
    unique (match_id, seat, cid),
    check (cid is null or seat is not null)
);

create table chat (
    match_id uuid not null references match (id),
    seq bigint not null check (seq > 0),
    player_id uuid references player (id) on delete set null,
    name text not null,
    watchers boolean not null,
    text text not null,
    at bigint not null,
    primary key (match_id, seq)
);
create index chat_player_id on chat (player_id) where player_id is not null;

create table shut (
    player_id uuid not null references player (id) on delete cascade,
    other_id uuid not null references player (id) on delete cascade,
    how text not null check (how in ('mute', 'block')),
    at bigint not null,
    primary key (player_id, other_id),
    check (player_id <> other_id)
);
create index shut_other_id on shut (other_id);

create table report (
    id uuid not null primary key,
    by_id uuid not null references player (id),
    about_id uuid references player (id),
    match_id uuid references match (id),
    frame bigint,
    text text not null,
    excerpt text not null,
    at bigint not null,
    closed bigint,
    closed_by_id uuid references player (id),
    verdict text,
    check ((closed is null) = (closed_by_id is null)),
    check ((closed is null) = (verdict is null))
);
create index report_at on report (at);
create index report_by_id on report (by_id);
create index report_about_id on report (about_id) where about_id is not null;

create table rating (
    player_id uuid not null references player (id) on delete cascade,
    game text not null,
    mode text not null,
    value double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    games bigint not null check (games >= 0),
    at bigint not null,
    primary key (player_id, game, mode)
);

-- What is to be told outside.
create table errand (
    id uuid not null primary key,
    topic text not null,
    body text not null,
    due bigint not null,
    tries bigint not null check (tries >= 0)
);
create index errand_due on errand (due);

create table note (
    key text not null primary key,
    value text not null
);
