-- What tokens are signed with: the newest signs, the older ones verify what they have signed.
create table signing_keys (
  -- As the header of a token names it.
  id text primary key check (length(id) between 1 and 40),
  secret bytea not null check (length(secret) >= 32),
  created_at timestamptz not null default clock_timestamp()
);
-- Tokens from before keys had names are of the first one.
insert into signing_keys (id, secret, created_at) select 'first', signing_key, created_at from instance;
alter table instance drop column signing_key;
grant select on signing_keys to keyloom_app;
