-- What people search for, what groups it, and where it came from.

create table topics (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  -- Parted by |.
  tags text not null default '',
  created_at timestamptz not null default now(),
  unique (workspace_id, contentplan_id, id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

-- What people call clusters.
create table articles (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  topic_id integer,
  title text not null check (length(title) between 1 and 500),
  main_keyword_id integer,
  -- Clustering leaves it as it is.
  is_locked boolean not null default false,
  keyword_count integer not null default 0 check (keyword_count >= 0),
  estimated_search_volume bigint not null default 0 check (estimated_search_volume >= 0),
  -- Of ten; null where fewer than two keywords have search results.
  serp_overlap float8 check (serp_overlap between 0 and 10),
  status text not null default 'no status' check (status in ('no status', 'briefed', 'researched', 'drafted',
    'edited', 'illustrated', 'shared', 'reviewed', 'published')),
  priority text not null default 'not set' check (priority in ('high', 'not set', 'low')),
  page_id integer,
  created_at timestamptz not null default now(),
  unique (workspace_id, contentplan_id, id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id, topic_id) references topics (workspace_id, contentplan_id, id)
    on delete set null (topic_id),
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete set null (page_id)
);
create index articles_of_topic on articles (workspace_id, contentplan_id, topic_id);
create index articles_of_page on articles (workspace_id, page_id);

-- What brought keywords at once, so that it can be taken back.
create table keyword_imports (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  kind text not null check (kind in ('paste', 'file', 'related', 'ai')),
  -- The name of a file, the words that were asked for.
  label text not null default '' check (length(label) <= 300),
  added integer not null default 0,
  -- Were in the plan already.
  joined integer not null default 0,
  skipped integer not null default 0,
  -- How many were skipped for which reason.
  skipped_reasons jsonb not null default '{}' check (octet_length(skipped_reasons::text) <= 20000),
  -- Batches taken, in their order: one that comes twice is taken once.
  batches integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  undone_at timestamptz,
  unique (workspace_id, contentplan_id, id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

create table keywords (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- As somebody wrote it.
  keyword text not null check (length(keyword) between 1 and 500),
  -- What search engines take for the same: once in a plan. Sorted by code points, the same on every server.
  folded text collate "C" not null check (length(folded) between 1 and 500),
  -- Searches a month; null: nobody knows, which is not none.
  estimated_search_volume integer check (estimated_search_volume >= 0),
  -- From 0 to 100.
  difficulty float8 check (difficulty between 0 and 100),
  -- US dollars a click, or the currency of the file that it came with.
  cpc float8 check (cpc >= 0),
  -- From 0 to 100.
  competition float8 check (competition between 0 and 100),
  -- As a file called it.
  intent text check (length(intent) between 1 and 100),
  source text not null check (source in ('google_search_console', 'upload', 'related', 'auto-expand')),
  article_id integer,
  excluded boolean not null default false,
  in_queue boolean not null default false,
  status text not null generated always as (
    case when excluded then 'excluded' when article_id is null then 'not_in_plan' else 'in_plan' end
  ) stored,
  -- The import that added it, unless a later one brought it again.
  import_id integer,
  created_at timestamptz not null default now(),
  check (not excluded or article_id is null),
  unique (workspace_id, contentplan_id, id),
  unique (contentplan_id, folded),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id)
    on delete set null (article_id),
  foreign key (workspace_id, contentplan_id, import_id)
    references keyword_imports (workspace_id, contentplan_id, id) on delete set null (import_id)
);
create index keywords_of_article on keywords (workspace_id, contentplan_id, article_id) where article_id is not null;
create index keywords_of_import on keywords (workspace_id, contentplan_id, import_id) where import_id is not null;
create index keywords_by_volume on keywords
  (workspace_id, contentplan_id, status, estimated_search_volume desc nulls last, id);

alter table articles add foreign key (workspace_id, contentplan_id, main_keyword_id)
  references keywords (workspace_id, contentplan_id, id) on delete set null (main_keyword_id);
create index articles_of_main_keyword on articles (workspace_id, contentplan_id, main_keyword_id);

-- Where keywords were before somebody moved, excluded or reset them, so that it can be taken back.
create table keyword_changes (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- What they became, and in which cluster they are then.
  status text not null check (status in ('in_plan', 'not_in_plan', 'excluded')),
  article_id integer,
  -- In one order: the keywords, and the cluster that each was in, 0 where there was none.
  keyword_ids integer[] not null,
  article_ids integer[] not null,
  -- Those of them that were excluded, and those that were their cluster's main keyword.
  excluded_ids integer[] not null,
  main_ids integer[] not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  unique (workspace_id, contentplan_id, id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

do $$
declare
  wall text;
begin
  foreach wall in array array['topics', 'articles', 'keyword_imports', 'keywords', 'keyword_changes']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
    execute format('grant select on %I to keyloom_walls', wall);
  end loop;
end
$$;

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
    when 'keyword_change' then (select workspace_id from keyword_changes where id = object)
  end;
