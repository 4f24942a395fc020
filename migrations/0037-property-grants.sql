-- Which properties of the operator's service account a workspace may read. Whoever runs the installation says so.
create table workspace_properties (
  workspace_id integer not null references workspaces on delete cascade,
  property text not null check (length(property) between 1 and 1000),
  granted_at timestamptz not null default now(),
  primary key (workspace_id, property)
);
alter table workspace_properties enable row level security;
alter table workspace_properties force row level security;
create policy open_workspaces on workspace_properties using (workspace_id = any ((select walls.open())::integer[]));
grant select on workspace_properties to keyloom_app;
grant select, insert, delete on workspace_properties to keyloom_walls;
grant insert on audit_entries to keyloom_walls;

-- What reads a connected property: the grant of a person, or the service account of the installation.
alter table integrations add column read_by text not null default 'person'
  check (read_by in ('person', 'service account'));

-- Opens a property to a workspace, or closes it, and says so in the workspace's log; false where there is none.
create function walls.grant_property(workspace integer, wanted text, is_granted boolean, person integer) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      changed integer;
    begin
      if not exists (select from workspaces where id = workspace) then return false; end if;
      if is_granted then
        insert into workspace_properties (workspace_id, property) values (workspace, wanted) on conflict do nothing;
      else
        delete from workspace_properties where workspace_id = workspace and property = wanted;
      end if;
      get diagnostics changed = row_count;
      if changed > 0 then
        insert into audit_entries (workspace_id, user_id, action, details) values (workspace, person,
          case when is_granted then 'property opened' else 'property closed' end, jsonb_build_object('property', wanted));
      end if;
      return true;
    end
  $$;

-- All that was opened, to all workspaces: for whoever runs the installation.
create function walls.list_property_grants() returns table (workspace integer, name text, property text, granted_at timestamptz)
  language sql stable security definer
  set search_path = public, pg_temp
  begin atomic
    select p.workspace_id, w.name, p.property, p.granted_at
    from workspace_properties p join workspaces w on w.id = p.workspace_id
    order by p.workspace_id, p.property;
  end;

grant create on schema walls to keyloom_walls;
alter function walls.grant_property(integer, text, boolean, integer) owner to keyloom_walls;
alter function walls.list_property_grants() owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.grant_property(integer, text, boolean, integer), walls.list_property_grants() from public;
grant execute on function walls.grant_property(integer, text, boolean, integer), walls.list_property_grants() to keyloom_app;
