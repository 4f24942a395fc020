-- How well clusters fit their plan, and which keywords have moved away from theirs, by the search results that are known:
-- computed in the background after clusters or results change.
alter table articles
  -- Of ten; null: not computed yet.
  add column relevance float8 check (relevance between 0 and 10),
  -- The parts of it: the share of the volume that is related to the rest of its topic, and the presence of the own site, 0 to 1.
  add column relevance_related float8 check (relevance_related between 0 and 1),
  add column relevance_presence float8 check (relevance_presence between 0 and 1);

alter table contentplans
  -- Counts what makes an assessment old.
  add column assessments_wanted integer not null default 0,
  add column assessed_at timestamptz;

create table keyword_drifts (
  keyword_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- The cluster that it was in: the row says nothing once it is in another one.
  article_id integer not null,
  -- Mean overlap with the rest of its cluster, of ten; null where nothing else there has results.
  overlap float8,
  -- Where it would go; null: no other cluster shares enough.
  best_article_id integer,
  best_overlap float8,
  verdict text not null check (verdict in ('moves', 'alone')),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id, keyword_id) references keywords (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id, best_article_id) references articles (workspace_id, contentplan_id, id) on delete cascade
);
create index keyword_drifts_of_plan on keyword_drifts (workspace_id, contentplan_id);
create index keyword_drifts_of_article on keyword_drifts (workspace_id, contentplan_id, article_id);
create index keyword_drifts_of_best on keyword_drifts (workspace_id, contentplan_id, best_article_id);
alter table keyword_drifts enable row level security;
alter table keyword_drifts force row level security;
create policy open_workspaces on keyword_drifts using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on keyword_drifts to keyloom_app;
grant select on keyword_drifts to keyloom_walls;
