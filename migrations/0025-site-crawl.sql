-- What the last visit to a page found in it.
alter table pages
  add column source text not null default 'added' check (source in ('added', 'sitemap', 'link', 'search-console')),
  add column status_code integer,
  add column redirects_to text,
  add column title text,
  add column description text,
  add column heading text,
  add column headings jsonb not null default '[]',
  add column canonical_url text,
  add column is_noindex boolean not null default false,
  add column language text,
  add column type text not null default 'other' check (type in
    ('article', 'home', 'product', 'category', 'listicle', 'asset', 'case study', 'glossary', 'forum', 'other')),
  add column type_reason text,
  -- Somebody chose the type: visits leave it as it is.
  add column is_type_chosen boolean not null default false,
  add column published_at timestamptz,
  add column modified_at timestamptz,
  add column stock_status text check (stock_status in ('in stock', 'pre order', 'back order', 'out of stock')),
  add column parent_category text,
  add column parent_category_url text,
  add column word_count integer,
  -- Of the answer, for asking whether anything is new.
  add column etag text,
  add column last_modified text,
  add column crawled_at timestamptz,
  add column crawl_problem text,
  -- Pages that link to it; and those of them that are blog content.
  add column in_links integer not null default 0,
  add column in_links_from_blog integer not null default 0;

alter table contentplans add column site_crawled_at timestamptz;

-- The main text of pages, apart from them: lists never need it.
create table page_texts (
  page_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  text text not null,
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index page_texts_of_plan on page_texts (workspace_id, contentplan_id);

create table page_links (
  from_page_id integer not null,
  place integer not null,
  workspace_id integer not null,
  contentplan_id integer not null,
  to_page_id integer not null,
  anchor text not null,
  -- What stands around it.
  text text not null,
  is_in_content boolean not null,
  is_followed boolean not null,
  primary key (from_page_id, place),
  foreign key (workspace_id, from_page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, to_page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index page_links_of_plan on page_links (workspace_id, contentplan_id);
create index page_links_to on page_links (workspace_id, to_page_id);

-- What the crawl of a site has still to visit, and has visited: it goes on from here wherever it stopped.
create table page_visits (
  page_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  run_id integer not null,
  -- Less goes first.
  priority smallint not null,
  -- Clicks from where the crawl began.
  depth smallint not null,
  attempts smallint not null default 0,
  visited_at timestamptz,
  foreign key (workspace_id, run_id) references runs (workspace_id, id) on delete cascade,
  foreign key (workspace_id, page_id) references pages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index page_visits_to_come on page_visits (workspace_id, contentplan_id, attempts, priority, depth, page_id)
  where visited_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['page_texts', 'page_links', 'page_visits'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', name);
    execute format('grant select, insert, update, delete on %I to keyloom_app', name);
  end loop;
end $$;
