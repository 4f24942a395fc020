-- What belongs to a workspace stands behind a wall: a row is there only while its workspace is open.

create table workspaces (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('managed', 'saas')),
  paid_plans integer not null default 0 check (paid_plans >= 0),
  managed_tier text,
  subscription_active boolean not null default false,
  created_at timestamptz not null default now()
);

create table workspace_members (
  workspace_id integer not null references workspaces on delete cascade,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspaces_of_user on workspace_members (user_id, workspace_id);

create table contentplans (
  id integer generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  name text not null check (length(name) between 1 and 200),
  domain text,
  country text not null check (length(country) = 3),
  language text not null check (length(language) between 2 and 8),
  type text not null check (type in ('managed', 'saas-cluster', 'saas-writer')),
  keyword_limit integer not null check (keyword_limit >= 0),
  minimum_score integer not null default 3 check (minimum_score between 1 and 10),
  gsc_property text,
  import_ended timestamptz,
  import_error text,
  created_at timestamptz not null default now(),
  unique (workspace_id, id)
);

create schema walls;
grant usage on schema walls to keyloom_app;
grant usage, create on schema walls to keyloom_walls;

-- The workspaces that are open in this transaction.
create function walls.open() returns integer[]
  language sql stable parallel safe
  return string_to_array(nullif(current_setting('app.workspaces', true), ''), ',')::integer[];

do $$
declare
  wall record;
begin
  for wall in select * from (values ('workspaces', 'id'), ('workspace_members', 'workspace_id'),
    ('contentplans', 'workspace_id')) as walled (name, workspace)
  loop
    execute format('alter table %I enable row level security', wall.name);
    execute format('alter table %I force row level security', wall.name);
    execute format('create policy open_workspaces on %I using (%I = any ((select walls.open())::integer[]))',
      wall.name, wall.workspace);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall.name);
    execute format('grant select, insert on %I to keyloom_walls', wall.name);
  end loop;
end
$$;

-- The workspace that an object belongs to, null where there is none. Each kind of id has its line here.
create function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
  end;

-- Whose session this is while it is valid, null otherwise.
create function walls.user_of(session uuid) returns integer
  language sql stable security definer
  set search_path = public
  return (select user_id from sessions where id = session and revoked_at is null and expires_at > now());

-- Opens the one workspace that all ids belong to, if the session's user is a member of it. Unknown ids, ids of
-- several workspaces and ids of others all give null, and then nothing is open.
create function walls.enter(session uuid, kinds text[], objects integer[]) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      found integer[];
      entered integer;
    begin
      perform set_config('app.workspaces', '', true);
      select array_agg(distinct coalesce(walls.workspace_of(slot.kind, slot.object), 0)) into found
        from unnest(kinds, objects) as slot (kind, object);
      if cardinality(found) is distinct from 1 then return null; end if;
      select workspace_id into entered from workspace_members
        where workspace_id = found[1] and user_id = walls.user_of(session);
      perform set_config('app.workspaces', coalesce(entered::text, ''), true);
      return entered;
    end
  $$;

-- Opens every workspace of the session's user; gives the user's id, or null.
create function walls.enter_all(session uuid) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      entering integer := walls.user_of(session);
    begin
      perform set_config('app.workspaces', coalesce((select string_agg(workspace_id::text, ',')
        from workspace_members where user_id = entering), ''), true);
      return entering;
    end
  $$;

-- Makes a workspace for the session's user, who is its first member, and opens it.
create function walls.found_workspace(session uuid, called text, kind text, plans integer) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      founder integer := walls.user_of(session);
      founded integer;
    begin
      perform set_config('app.workspaces', '', true);
      if founder is null then return null; end if;
      insert into workspaces (name, type, paid_plans) values (called, kind, plans) returning id into founded;
      insert into workspace_members (workspace_id, user_id) values (founded, founder);
      perform set_config('app.workspaces', founded::text, true);
      return founded;
    end
  $$;

alter function walls.workspace_of(text, integer) owner to keyloom_walls;
alter function walls.user_of(uuid) owner to keyloom_walls;
alter function walls.enter(uuid, text[], integer[]) owner to keyloom_walls;
alter function walls.enter_all(uuid) owner to keyloom_walls;
alter function walls.found_workspace(uuid, text, text, integer) owner to keyloom_walls;
revoke all on all functions in schema walls from public;
grant execute on function walls.open() to keyloom_app, keyloom_walls;
grant execute on function walls.enter(uuid, text[], integer[]), walls.enter_all(uuid),
  walls.found_workspace(uuid, text, text, integer) to keyloom_app;
revoke create on schema walls from keyloom_walls;
