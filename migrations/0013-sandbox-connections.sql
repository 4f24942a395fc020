-- What was granted or connected while the sandbox stood in for the real service: never used with a real one, nor the
-- other way round.
alter table google_grants add column is_sandbox boolean not null default false;
alter table integrations add column is_sandbox boolean not null default false;
