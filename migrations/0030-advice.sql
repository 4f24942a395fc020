-- What a page had before: the same two windows a year ago, the last 180 days, and how old it is at least by when it was
-- seen. null: those days were not all imported.
alter table page_metrics
  add column impressions_last_year float8,
  add column clicks_last_year float8,
  add column position_last_year float8,
  add column impressions_prev_year float8,
  add column impressions_half_year float8,
  add column clicks_half_year float8,
  add column least_age_days integer;

-- How many days of search data about pages there were when they were measured last.
alter table contentplans add column metrics_days integer not null default 0;

-- What is suggested for a page (N-36), and why, as a sentence. Written anew whenever it may have changed.
create table page_advice (
  page_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  action text not null check (action in ('leave', 'merge', 'delete', 'update', 'not-enough-data')),
  reason text not null,
  -- Into which page, for a merge.
  merge_page_id integer,
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, merge_page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index page_advice_of_plan on page_advice (workspace_id, contentplan_id);
create index page_advice_of_merge on page_advice (merge_page_id);

-- What is wrong between a cluster and the pages of the site; only clusters with something wrong have a row.
create table article_alerts (
  article_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  cannibalization boolean not null,
  url_conflict boolean not null,
  no_keywords_mentioned boolean not null,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_alerts_of_plan on article_alerts (workspace_id, contentplan_id);

-- The stems of a page's words in the language of its plan, made when they are first wanted: what keywords are looked for in.
alter table page_texts add column words tsvector, add column words_language text;

do $$
declare
  name text;
begin
  foreach name in array array['page_advice', 'article_alerts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', name);
    execute format('grant select, insert, update, delete on %I to keyloom_app', name);
  end loop;
end $$;
