-- The place on the map a line of chat points at; null is none.
alter table chat add column spot integer;
