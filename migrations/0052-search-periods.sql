-- Search data of a whole period: what a file says that has no days. Days are better: where both are known, days are shown.
create table search_periods (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- Name of the file.
  label text not null,
  from_day date not null,
  to_day date not null,
  imported_at timestamptz not null default now(),
  check (from_day <= to_day),
  unique (workspace_id, contentplan_id, id),
  unique (contentplan_id, label, from_day, to_day),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index search_periods_of_plan on search_periods (workspace_id, contentplan_id);

create table period_queries (
  period_id integer not null,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- The query as keywords are compared.
  folded text not null,
  clicks float8 not null,
  impressions float8 not null,
  -- Null where the file has none.
  position float8,
  -- Whether lists show it: of several periods the one that ends last.
  is_shown boolean not null default false,
  primary key (period_id, folded),
  foreign key (workspace_id, contentplan_id, period_id) references search_periods (workspace_id, contentplan_id, id) on delete cascade
);
create unique index period_queries_shown on period_queries (contentplan_id, folded) where is_shown;
create index period_queries_of_plan on period_queries (workspace_id, contentplan_id);

create table period_pages (
  period_id integer not null,
  workspace_id integer not null,
  contentplan_id integer not null,
  url text not null,
  clicks float8 not null,
  impressions float8 not null,
  position float8,
  foreign key (workspace_id, contentplan_id, period_id) references search_periods (workspace_id, contentplan_id, id) on delete cascade
);
create unique index period_pages_once on period_pages (period_id, md5(url));
create index period_pages_of_plan on period_pages (workspace_id, contentplan_id);

do $$
declare
  name text;
begin
  foreach name in array array['search_periods', 'period_queries', 'period_pages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', name);
    execute format('grant select, insert, update, delete on %I to keyloom_app', name);
  end loop;
end $$;

grant select on search_periods to keyloom_walls;

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
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
    when 'search_period' then (select workspace_id from search_periods where id = object)
  end;
