-- Sessions end when they are not used, and carry when their person last proved who they are.
alter table sessions
  -- To the hour.
  add column last_used_at timestamptz not null default now(),
  -- 'infinity': there is nothing to prove, as in the demo.
  add column proven_at timestamptz not null default now();
update sessions s set proven_at = case when u.email = 'demo@keyloom.example' then 'infinity' else s.created_at end
  from users u where u.id = s.user_id;

-- How long a session lasts that is not used: the setting of the processes, which the walls go by.
alter table instance add column session_idle interval not null default '14 days';
grant update (session_idle) on instance to keyloom_app;
grant select on instance to keyloom_walls;

-- The trip to the provider by which somebody signed in proves it once more; null: a sign-in.
alter table sign_in_attempts add column session_id uuid references sessions on delete cascade;
create index sign_in_attempts_of_session on sign_in_attempts (session_id);

-- The hash of the configured password that was last made the account's own: the account's is another one once its
-- person has changed it.
alter table users add column configured_password_hash text;
update users set configured_password_hash = password_hash;

-- Whose session this is while it is valid, null otherwise.
create or replace function walls.user_of(session uuid) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select s.user_id from sessions s, instance i
    where s.id = session and s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - i.session_idle);

-- Of those sessions that are not over: whose each is, until when at most, and the workspaces of that person.
create or replace function walls.members_of(sessions uuid[])
    returns table (session uuid, member integer, ends_at timestamptz, workspaces integer[])
  language sql stable security definer
  set search_path = public, pg_temp
  as $$
    select s.id, s.user_id, s.expires_at,
      array(select workspace_id from workspace_members m where m.user_id = s.user_id)
    from sessions s, instance i
    where s.id = any (members_of.sessions) and s.revoked_at is null and s.expires_at > now()
      and s.last_used_at > now() - i.session_idle
  $$;
