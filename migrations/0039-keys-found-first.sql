-- Foreign keys are checked row by row, by plans that a connection keeps. In a table of which nothing is counted yet several
-- indexes look equally good for that, and the database takes the newest: one that has all rows of a plan under the same
-- entry, so that twenty thousand clusters took minutes to get their keywords. So the index that finds one row is the newest,
-- and those that lists and other keys need leave out the rows, or come before.
alter table articles drop constraint articles_pkey, add primary key (id);
alter table keywords drop constraint keywords_pkey, add primary key (id);
alter table pages drop constraint pages_pkey, add primary key (id);
alter table article_alerts drop constraint article_alerts_pkey, add primary key (article_id);
alter table article_metrics drop constraint article_metrics_pkey, add primary key (article_id);
alter table keyword_metrics drop constraint keyword_metrics_pkey, add primary key (keyword_id);
alter table keyword_drifts drop constraint keyword_drifts_pkey, add primary key (keyword_id);
alter table page_links drop constraint page_links_pkey, add primary key (from_page_id, place);

drop index keyword_pages_of_plan;
create index keyword_pages_of_plan on keyword_pages (workspace_id, contentplan_id, keyword_id);
drop index keyword_pages_of_page;
create index keyword_pages_of_page on keyword_pages (workspace_id, page_id);
drop index articles_of_topic;
create index articles_of_topic on articles (workspace_id, contentplan_id, topic_id) where topic_id is not null;
drop index articles_of_main_keyword;
create index articles_of_main_keyword on articles (workspace_id, contentplan_id, main_keyword_id)
  where main_keyword_id is not null;
-- Those of the cluster begin with the plan.
drop index keyword_drifts_of_plan;
drop index keyword_drifts_of_best;
create index keyword_drifts_of_best on keyword_drifts (workspace_id, contentplan_id, best_article_id)
  where best_article_id is not null;
