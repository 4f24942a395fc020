-- In which browsers somebody has signed in, and when for the last time.
create table known_browsers (
  user_id integer not null references users on delete cascade,
  browser_hash bytea not null,
  signed_in_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_by_browser on known_browsers (browser_hash, signed_in_at);
grant select, insert, update, delete on known_browsers to keyloom_app;
grant select on known_browsers to keyloom_walls;

-- An errand belongs to the browser and the session that began it. Those under way lasted ten minutes at most.
truncate access_keys, consent_attempts;
alter table access_keys
  add column browser_hash bytea not null,
  add column session_id uuid not null references sessions on delete cascade;
create index access_keys_of_session on access_keys (session_id);
alter table consent_attempts
  add column session_id uuid not null references sessions on delete cascade;
create index consent_attempts_of_session on consent_attempts (session_id);

-- Whether a session goes on, and nobody else has signed in in this browser since.
create function walls.is_still_in(session uuid, browser bytea) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return coalesce((
    select last.user_id from known_browsers last where last.browser_hash = browser
    order by last.signed_in_at desc limit 1
  ), walls.user_of(session)) = walls.user_of(session);

drop function walls.use_access_key(bytea, integer, text);

-- Uses an access key up; gives the member who made it and the session, null where the key opens nothing. A key of
-- another browser, or of somebody who is not signed in there any more, stays unused.
create function walls.use_access_key(key bytea, browser bytea, workspace integer, wanted text,
    out person integer, out session uuid, out is_elsewhere boolean)
  language plpgsql volatile security definer
  set search_path = public, pg_temp
  as $$
    begin
      select not (k.browser_hash = browser and coalesce(walls.is_still_in(k.session_id, browser), false))
        into is_elsewhere from access_keys k where k.key_hash = key;
      if is_elsewhere then return; end if;
      update access_keys k set used_at = now()
        where k.key_hash = key and k.workspace_id = workspace and k.scope = wanted and k.used_at is null
          and k.expires_at > now()
        returning k.user_id, k.session_id into person, session;
    end
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.is_still_in(uuid, bytea) owner to keyloom_walls;
alter function walls.use_access_key(bytea, bytea, integer, text) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.is_still_in(uuid, bytea), walls.use_access_key(bytea, bytea, integer, text) from public;
grant execute on function walls.is_still_in(uuid, bytea), walls.use_access_key(bytea, bytea, integer, text) to keyloom_app;
