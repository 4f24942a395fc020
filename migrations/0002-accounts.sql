-- Who signs in. These rows belong to people, not to workspaces.

-- What tokens are signed with: one key for all processes on this database.
alter table instance add column signing_key bytea not null
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

create table users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  created_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_user on sessions (user_id);

grant usage on schema public to keyloom_app, keyloom_walls;
grant select on schema_migrations, instance to keyloom_app;
grant select, insert, update on users, sessions to keyloom_app;
grant select on sessions to keyloom_walls;
