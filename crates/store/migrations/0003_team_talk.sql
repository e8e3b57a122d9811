-- Which seats hear a line, one bit each; null is everybody.
alter table chat add column seats bigint;
