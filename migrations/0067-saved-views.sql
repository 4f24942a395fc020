-- Filters, order and columns of a list that members of a plan have named.
create table saved_views (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  screen text not null check (screen in ('clusters')),
  name text not null check (length(name) between 1 and 80),
  -- The optional part of the screen's path, such as `new` in `plan/new`.
  filter text check (length(filter) between 1 and 100),
  -- The parameters of the address.
  search text not null check (length(search) <= 4000),
  -- A list of texts; null when the view leaves the columns as each user has them.
  columns jsonb check (jsonb_typeof(columns) = 'array' and jsonb_array_length(columns) <= 100),
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create unique index saved_views_names on saved_views (contentplan_id, screen, lower(name));
create index saved_views_of_plan on saved_views (workspace_id, contentplan_id, screen);
create index saved_views_of_user on saved_views (created_by) where created_by is not null;
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy open_workspaces on saved_views using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on saved_views to keyloom_app;
grant select on saved_views to keyloom_walls;

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
    when 'search_filter' then (select workspace_id from search_filters where id = object)
    when 'annotation' then (select workspace_id from annotations where id = object)
    when 'saved_view' then (select workspace_id from saved_views where id = object)
  end;
