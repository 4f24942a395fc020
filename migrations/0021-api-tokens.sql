-- What scripts call with: each token belongs to a member and to one workspace. Only its hash is kept.
create table api_tokens (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  user_id integer not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Its beginning, by which people know it again.
  hint text not null check (length(hint) between 1 and 20),
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'write', 'run']),
  created_at timestamptz not null default now(),
  -- Null: never.
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  unique (workspace_id, id),
  -- Who leaves takes their tokens along, and coming back does not wake them.
  foreign key (workspace_id, user_id) references workspace_members on delete cascade
);
create index api_tokens_of_member on api_tokens (workspace_id, user_id);

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy open_workspaces on api_tokens using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update on api_tokens to keyloom_app;
grant select, update on api_tokens to keyloom_walls;
grant select, insert, update, delete on attempt_counts to keyloom_walls;

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
    when 'run' then (select workspace_id from runs where id = object)
    when 'page' then (select workspace_id from pages where id = object)
    when 'topic' then (select workspace_id from topics where id = object)
    when 'article' then (select workspace_id from articles where id = object)
    when 'keyword' then (select workspace_id from keywords where id = object)
    when 'keyword_import' then (select workspace_id from keyword_imports where id = object)
    when 'plan_change' then (select workspace_id from plan_changes where id = object)
    when 'api_token' then (select workspace_id from api_tokens where id = object)
  end;

-- Counts one more in the window that runs, or in a new one.
create function walls.count_attempt(key bytea, minutes integer, out count integer, out ends_at timestamptz)
  language sql volatile
  set search_path = public
  as $$
    delete from attempt_counts a where a.ends_at < now() - interval '1 day';
    insert into attempt_counts as known (key_hash, count, ends_at)
    values (key, 1, now() + make_interval(mins => minutes))
    on conflict (key_hash) do update set
      count = case when known.ends_at < now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at < now() then excluded.ends_at else known.ends_at end
    returning known.count, known.ends_at
  $$;

-- The token while it is valid: neither revoked nor expired, and its person is a member.
create function walls.find_token(hash bytea) returns setof api_tokens
  language sql stable security definer
  set search_path = public
  as $$
    select t.* from api_tokens t join workspace_members m using (workspace_id, user_id)
    where t.token_hash = hash and t.revoked_at is null and (t.expires_at is null or t.expires_at > now())
  $$;

-- Counts a request of a token and notes, once a minute, that it is in use. No token: it is not valid. Seconds to
-- wait: it has made its requests of this window. A crash may forget the last of these counts.
create function walls.count_token_use(hash bytea, most integer, minutes integer,
    out token integer, out wait_seconds integer)
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      counted record;
    begin
      perform set_config('synchronous_commit', 'off', true);
      select id into token from walls.find_token(hash);
      if token is null then return; end if;
      update api_tokens set last_used_at = now()
        where id = token and (last_used_at is null or last_used_at < now() - interval '1 minute');
      if most = 0 then return; end if;
      select * into counted from walls.count_attempt(sha256(convert_to('api token ' || token, 'utf8')), minutes);
      if counted.count > most then
        wait_seconds := greatest(1, ceil(extract(epoch from counted.ends_at - now())));
      end if;
    end
  $$;

-- Opens the workspace of a token, if all ids belong to it or there are none. Nobody entering: it is not valid. No
-- workspace though there are ids: nothing is open.
create function walls.enter_by_token(hash bytea, kinds text[], objects integer[], out entering integer,
    out workspace integer, out token integer, out token_name text, out token_scopes text[])
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      known api_tokens;
      is_elsewhere boolean;
    begin
      perform set_config('app.workspaces', '', true);
      select * into known from walls.find_token(hash);
      if known.id is null then return; end if;
      entering := known.user_id;
      token := known.id;
      token_name := known.name;
      token_scopes := known.scopes;
      is_elsewhere := cardinality(kinds) > 0
        and walls.workspace_of_all(kinds, objects) is distinct from known.workspace_id;
      if is_elsewhere then return; end if;
      if cardinality(kinds) > 0 then workspace := known.workspace_id; end if;
      perform set_config('app.workspaces', known.workspace_id::text, true);
    end
  $$;

-- Ends every token that somebody has made, in whatever workspace.
create function walls.revoke_tokens_of(person integer) returns void
  language sql volatile security definer
  set search_path = public
  as $$ update api_tokens set revoked_at = now() where user_id = person and revoked_at is null $$;

grant create on schema walls to keyloom_walls;
alter function walls.find_token(bytea) owner to keyloom_walls;
alter function walls.count_token_use(bytea, integer, integer) owner to keyloom_walls;
alter function walls.enter_by_token(bytea, text[], integer[]) owner to keyloom_walls;
alter function walls.revoke_tokens_of(integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.count_attempt(bytea, integer), walls.find_token(bytea),
  walls.count_token_use(bytea, integer, integer), walls.enter_by_token(bytea, text[], integer[]),
  walls.revoke_tokens_of(integer) from public;
grant execute on function walls.count_attempt(bytea, integer) to keyloom_app, keyloom_walls;
grant execute on function walls.count_token_use(bytea, integer, integer),
  walls.enter_by_token(bytea, text[], integer[]), walls.revoke_tokens_of(integer) to keyloom_app;
