-- What imports, refreshes, assessments and crawls note about a plan stands beside it, each in a table of the feature that
-- writes it: they no longer wait for each other, or for changes of the plan, at one row.

-- Search Console and files of search data. `source` says of what (property and filters); other facts are deleted when it changes.
create table search_imports (
  contentplan_id integer primary key,
  workspace_id integer not null,
  source text,
  started_at timestamptz,
  ended_at timestamptz,
  -- Why nothing comes any more: as people read it, and as programs do.
  error text,
  trouble text,
  -- When the next import is due by itself; null: none is.
  due_at timestamptz,
  -- The last day of the window that was measured last, and how many days about pages there were then.
  metrics_until date,
  metrics_days integer not null default 0,
  -- Only read for files of facts from before each day said who told it.
  file_days datemultirange not null default '{}',
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

-- When search results of a plan's active keywords are asked for anew.
create table plan_refreshes (
  contentplan_id integer primary key,
  workspace_id integer not null,
  -- null: only when somebody wants it.
  every_days integer check (every_days between 30 and 365),
  due_at timestamptz,
  refreshed_at timestamptz,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

-- How often an assessment of the clusters was asked for, and when the last one was kept.
create table plan_assessments (
  contentplan_id integer primary key,
  workspace_id integer not null,
  requests integer not null default 0,
  assessed_at timestamptz,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

-- When the whole website was visited last.
create table site_crawls (
  contentplan_id integer primary key,
  workspace_id integer not null,
  ended_at timestamptz not null,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

alter table contentplans no force row level security;
insert into search_imports (contentplan_id, workspace_id, source, started_at, ended_at, error, due_at, metrics_until, metrics_days, file_days)
  select id, workspace_id, import_source, import_started, import_ended, import_error, import_due_at, metrics_until, metrics_days, file_days
  from contentplans;
update search_imports set trouble = case
  when error = 'No refresh token' then 'no_token'
  when error like 'We couldn''t access%' then 'no_access'
end;
insert into plan_refreshes (contentplan_id, workspace_id, every_days, due_at, refreshed_at)
  select id, workspace_id, refresh_days, refresh_due_at, refreshed_at from contentplans
  where refresh_days is not null or refreshed_at is not null;
insert into plan_assessments (contentplan_id, workspace_id, requests, assessed_at)
  select id, workspace_id, assessments_wanted, assessed_at from contentplans;
insert into site_crawls (contentplan_id, workspace_id, ended_at)
  select id, workspace_id, site_crawled_at from contentplans where site_crawled_at is not null;
alter table contentplans force row level security;

alter table contentplans
  drop column import_source, drop column import_started, drop column import_ended, drop column import_error,
  drop column import_due_at, drop column metrics_until, drop column metrics_days, drop column file_days,
  drop column refresh_days, drop column refresh_due_at, drop column refreshed_at,
  drop column assessments_wanted, drop column assessed_at, drop column site_crawled_at,
  -- It stands in integrations, with who may read it.
  drop column gsc_property;

do $$
declare
  name text;
begin
  foreach name in array array['search_imports', 'plan_refreshes', 'plan_assessments', 'site_crawls'] loop
    execute format('create index %I on %I (workspace_id, contentplan_id)', name || '_of_plan', name);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', name);
    execute format('grant select, insert, update, delete on %I to keyloom_app', name);
  end loop;
end $$;
