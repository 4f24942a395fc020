-- Which run put a keyword into its cluster, and which run made a cluster: what a cancelled run takes back.
alter table keywords add column run_id integer;
alter table articles add column run_id integer;
alter table keywords add foreign key (workspace_id, run_id) references runs (workspace_id, id)
  on delete set null (run_id);
alter table articles add foreign key (workspace_id, run_id) references runs (workspace_id, id)
  on delete set null (run_id);
create index keywords_of_run on keywords (workspace_id, run_id) where run_id is not null;
create index articles_of_run on articles (workspace_id, run_id) where run_id is not null;

-- A page belongs to one cluster at most (V-28), and its match is kept where somebody has chosen it (M-27).
alter table articles add column article_id_locked boolean not null default false;
create unique index one_article_a_page on articles (workspace_id, page_id) where page_id is not null;
drop index articles_of_page;
