-- Who started a run; null for one that a schedule or another run started.
alter table runs add column user_id integer references users on delete set null;
create index runs_of_user on runs (user_id) where user_id is not null;
