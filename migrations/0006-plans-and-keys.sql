-- What plans and workspaces carry beyond their names, the keys that open them without a member, and who changed what.

alter table workspaces add column user_seats integer not null default 1 check (user_seats >= 0);

alter table contentplans
  add column country_crawl text check (length(country_crawl) <= 20),
  add column about text not null default '',
  add column style_guide text not null default '',
  add column image_style_guide text not null default '',
  add column image_source text not null default 'none'
    check (image_source in ('none', 'library', 'gen-ai', 'stock')),
  add column main_cms_integration text check (main_cms_integration in
    ('wordpress', 'webflow', 'shopify', 'custom-cms', 'notion', 'autoblog', 'none')),
  add column translation_config text;

-- Keys of shared plans; a disabled one is never enabled again.
create table contentplan_shares (
  key_hash bytea primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index contentplan_shares_of_plan on contentplan_shares (workspace_id, contentplan_id);
create unique index one_share_of_a_plan on contentplan_shares (contentplan_id) where disabled_at is null;

-- Keys that a browser carries where it cannot carry a token.
create table access_keys (
  key_hash bytea primary key,
  workspace_id integer not null,
  user_id integer not null,
  scope text not null check (length(scope) between 1 and 50),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (workspace_id, user_id) references workspace_members on delete cascade
);
create index access_keys_of_member on access_keys (workspace_id, user_id);

-- People without an account who use a public tool: each has one plan.
create table visitors (
  id uuid primary key default gen_random_uuid(),
  workspace_id integer not null,
  contentplan_id integer not null,
  expires_at timestamptz not null,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index visitors_of_plan on visitors (workspace_id, contentplan_id);

-- Who changed what: added to, never changed.
create table audit_entries (
  id bigint generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  -- Null: the product did it by itself, or the user is gone.
  user_id integer references users on delete set null,
  action text not null check (length(action) between 1 and 100),
  subject_id integer,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entries_of_workspace on audit_entries (workspace_id, id desc);
create index audit_entries_of_user on audit_entries (user_id);

do $$
declare
  wall text;
begin
  foreach wall in array array['contentplan_shares', 'access_keys', 'visitors', 'audit_entries']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert on %I to keyloom_app', wall);
  end loop;
end
$$;
grant update, delete on contentplan_shares, access_keys, visitors to keyloom_app;
grant select on contentplan_shares, visitors to keyloom_walls;
grant select, update on access_keys to keyloom_walls;

drop function walls.enter(uuid, text[], integer[]);
drop function walls.enter_all(uuid);
drop function walls.found_workspace(uuid, text, text, integer);

-- The one workspace that all ids belong to; null for unknown ids and for ids of several workspaces.
create function walls.workspace_of_all(kinds text[], objects integer[]) returns integer
  language sql stable security definer
  set search_path = public
  return (
    select case when count(distinct coalesce(workspace, 0)) = 1 then nullif(max(coalesce(workspace, 0)), 0) end
    from (
      select walls.workspace_of(slot.kind, slot.object) as workspace
      from unnest(kinds, objects) as slot (kind, object)
    ) found
  );

-- Opens the one workspace that all ids belong to, if the session's user is a member of it; without ids every
-- workspace of the user. No user: the session is over. No workspace though there are ids: nothing is open.
create function walls.enter(session uuid, kinds text[], objects integer[],
    out entering integer, out workspace integer)
  language plpgsql security definer
  set search_path = public
  as $$
    begin
      perform set_config('app.workspaces', '', true);
      entering := walls.user_of(session);
      if entering is null then return; end if;
      if cardinality(kinds) = 0 then
        perform set_config('app.workspaces', coalesce((select string_agg(workspace_id::text, ',')
          from workspace_members where user_id = entering), ''), true);
        return;
      end if;
      select workspace_id into workspace from workspace_members
        where workspace_id = walls.workspace_of_all(kinds, objects) and user_id = entering;
      perform set_config('app.workspaces', coalesce(workspace::text, ''), true);
    end
  $$;

-- Opens the workspace of a shared plan for whoever has its key, if that plan is all that is asked for.
create function walls.enter_shared(key bytea, kinds text[], objects integer[]) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      shared contentplan_shares;
    begin
      perform set_config('app.workspaces', '', true);
      select * into shared from contentplan_shares where key_hash = key and disabled_at is null;
      if not found or not walls.are_all('contentplan', shared.contentplan_id, kinds, objects) then return null; end if;
      perform set_config('app.workspaces', shared.workspace_id::text, true);
      return shared.workspace_id;
    end
  $$;

-- Opens the workspace of a visitor's plan, if that plan is all that is asked for.
create function walls.enter_visitor(visitor uuid, kinds text[], objects integer[]) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      known visitors;
    begin
      perform set_config('app.workspaces', '', true);
      select * into known from visitors where id = visitor and expires_at > now();
      if not found or not walls.are_all('contentplan', known.contentplan_id, kinds, objects) then return null; end if;
      perform set_config('app.workspaces', known.workspace_id::text, true);
      return known.workspace_id;
    end
  $$;

-- Whether every slot is of this kind and holds this object.
create function walls.are_all(wanted text, object integer, kinds text[], objects integer[]) returns boolean
  language sql immutable
  return cardinality(kinds) > 0 and wanted = all (kinds) and object = all (objects);

-- Uses an access key up; gives the member who made it, null where the key opens nothing.
create function walls.use_access_key(key bytea, workspace integer, wanted text) returns integer
  language sql volatile security definer
  set search_path = public
  as $$
    update access_keys set used_at = now()
    where key_hash = key and workspace_id = workspace and scope = wanted and used_at is null and expires_at > now()
    returning user_id
  $$;

-- Makes a workspace for the session's user, who is its first member, and opens it.
create function walls.found_workspace(session uuid, called text, kind text, plans integer, seats integer)
    returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      founder integer := walls.user_of(session);
      founded integer;
    begin
      perform set_config('app.workspaces', '', true);
      if founder is null then return null; end if;
      insert into workspaces (name, type, paid_plans, user_seats) values (called, kind, plans, seats)
        returning id into founded;
      insert into workspace_members (workspace_id, user_id) values (founded, founder);
      perform set_config('app.workspaces', founded::text, true);
      return founded;
    end
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.workspace_of_all(text[], integer[]) owner to keyloom_walls;
alter function walls.enter(uuid, text[], integer[]) owner to keyloom_walls;
alter function walls.enter_shared(bytea, text[], integer[]) owner to keyloom_walls;
alter function walls.enter_visitor(uuid, text[], integer[]) owner to keyloom_walls;
alter function walls.are_all(text, integer, text[], integer[]) owner to keyloom_walls;
alter function walls.use_access_key(bytea, integer, text) owner to keyloom_walls;
alter function walls.found_workspace(uuid, text, text, integer, integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on all functions in schema walls from public;
grant execute on function walls.enter(uuid, text[], integer[]), walls.enter_shared(bytea, text[], integer[]),
  walls.enter_visitor(uuid, text[], integer[]), walls.use_access_key(bytea, integer, text),
  walls.found_workspace(uuid, text, text, integer, integer) to keyloom_app;
