-- Notes on days of a plan's charts, and corrections of the updates of Google that the product knows.
create table annotations (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- The shipped update that it takes the place of; null for a note.
  update_key text check (length(update_key) between 1 and 100),
  text text not null check (length(text) between 1 and 200),
  first_day date not null,
  last_day date not null,
  is_hidden boolean not null default false,
  user_id integer references users on delete set null,
  created_at timestamptz not null default now(),
  check (first_day <= last_day),
  unique (contentplan_id, update_key),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index annotations_of_plan on annotations (workspace_id, contentplan_id, first_day);
create index annotations_of_user on annotations (user_id) where user_id is not null;
alter table annotations enable row level security;
alter table annotations force row level security;
create policy open_workspaces on annotations using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on annotations to keyloom_app;
grant select on annotations to keyloom_walls;

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
  end;
