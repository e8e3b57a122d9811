-- What goes along with a report that is about the house itself and not about somebody in it.
create table bug (
    report_id uuid not null primary key references report (id) on delete cascade,
    page text not null,
    agent text not null,
    attachment text not null
);
