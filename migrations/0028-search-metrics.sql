-- What keywords and pages had in search, the last 30 days (last) against the 30 before (prev), as of the last measuring.
-- Apart from what they measure, so that nobody who changes a plan waits for it. No row: not known. null: a window was
-- not imported whole, or there is nothing to divide by.
create table keyword_metrics (
  keyword_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  impressions_last float8,
  clicks_last float8,
  position_last float8,
  impressions_prev float8,
  clicks_prev float8,
  position_prev float8,
  foreign key (workspace_id, contentplan_id, keyword_id) references keywords (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index keyword_metrics_of_plan on keyword_metrics (workspace_id, contentplan_id);

create table page_metrics (
  page_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  impressions_last float8,
  clicks_last float8,
  position_last float8,
  impressions_prev float8,
  clicks_prev float8,
  position_prev float8,
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index page_metrics_of_plan on page_metrics (workspace_id, contentplan_id);

-- What each page had on each keyword: what clusters and their matches are measured by.
create table keyword_pages (
  keyword_id integer not null,
  page_id integer not null,
  workspace_id integer not null,
  contentplan_id integer not null,
  impressions_last float8,
  clicks_last float8,
  position_last float8,
  impressions_prev float8,
  clicks_prev float8,
  position_prev float8,
  primary key (keyword_id, page_id),
  foreign key (workspace_id, contentplan_id, keyword_id) references keywords (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index keyword_pages_of_plan on keyword_pages (workspace_id, contentplan_id);
create index keyword_pages_of_page on keyword_pages (page_id);

-- What clusters had: all pages on their keywords, and of these the page that they are matched with (target). Follows
-- from keyword_pages, and is written again whenever keywords or the page of a cluster change.
create table article_metrics (
  article_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  impressions_last float8,
  clicks_last float8,
  position_last float8,
  impressions_prev float8,
  clicks_prev float8,
  position_prev float8,
  target_impressions_last float8,
  target_clicks_last float8,
  target_position_last float8,
  target_impressions_prev float8,
  target_clicks_prev float8,
  target_position_prev float8,
  -- A month, if it ranked first for all of its searches.
  potential_clicks integer not null,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_metrics_of_plan on article_metrics (workspace_id, contentplan_id);

-- The last day of the window that was measured last.
alter table contentplans add column metrics_until date;

do $$
declare
  name text;
begin
  foreach name in array array['keyword_metrics', 'page_metrics', 'keyword_pages', 'article_metrics'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', name);
    execute format('grant select, insert, update, delete on %I to keyloom_app', name);
  end loop;
end $$;
