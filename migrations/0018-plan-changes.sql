-- What people, and clustering, did to a plan's keywords and clusters, so that it can be taken back.
create table plan_changes (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  kind text not null check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles', 'reset articles',
    'merge', 'rename', 'lock', 'unlock', 'cluster', 'recluster')),
  -- null: somebody who is gone, or a run.
  user_id integer references users on delete set null,
  -- In one order: the keywords that went elsewhere, the cluster that each was in and the one it came into; 0 for none,
  -- -1 for excluded.
  keyword_ids integer[] not null default '{}',
  places_before integer[] not null default '{}',
  places_after integer[] not null default '{}',
  -- [{id, before, after}]: the columns of clusters that changed. Without `before` it was made then, without `after` it went,
  -- and `before` is all of it.
  articles jsonb not null default '[]',
  -- The minimum score of the plan, where it changed.
  minimum_score_before integer,
  minimum_score_after integer,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  unique (workspace_id, contentplan_id, id),
  check (cardinality(keyword_ids) = cardinality(places_before)),
  check (cardinality(keyword_ids) = cardinality(places_after)),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
alter table plan_changes enable row level security;
alter table plan_changes force row level security;
create policy open_workspaces on plan_changes using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on plan_changes to keyloom_app;
grant select on plan_changes to keyloom_walls;

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
    when 'run' then (select workspace_id from runs where id = object)
    when 'topic' then (select workspace_id from topics where id = object)
    when 'article' then (select workspace_id from articles where id = object)
    when 'keyword' then (select workspace_id from keywords where id = object)
    when 'keyword_import' then (select workspace_id from keyword_imports where id = object)
    when 'plan_change' then (select workspace_id from plan_changes where id = object)
  end;
drop table keyword_changes;
