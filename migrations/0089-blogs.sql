-- Blogs of content plans: the articles that were published to them, and the pages that are made of the articles. The pages
-- are kept here, so that all web processes serve the same ones, and a blog changes in one transaction.
create table blogs (
  contentplan_id integer primary key,
  workspace_id integer not null,
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  -- The part of the staging address that cannot be guessed: 128 bits at least.
  staging_key text not null check (staging_key ~ '^[A-Za-z0-9_-]{22,64}$'),
  main_built_at timestamptz,
  staging_built_at timestamptz,
  unique (workspace_id, contentplan_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
-- A host shows one blog.
create unique index one_blog_of_a_domain on blogs ((settings ->> 'domain')) where settings ->> 'domain' <> '';

-- Articles as they were published: `staging` has drafts and live articles, `main` the live ones.
create table blog_articles (
  workspace_id integer not null,
  contentplan_id integer not null,
  branch text not null check (branch in ('main', 'staging')),
  -- No reference: a cluster that was deleted comes back by Undo with its id, and stays published meanwhile.
  article_id integer not null,
  slug text not null check (length(slug) between 1 and 200),
  title text not null,
  summary text not null,
  meta_title text not null,
  meta_description text not null,
  language text not null,
  author text not null,
  image jsonb,
  -- The hub and its name when the article was published; a hub may be deleted later.
  hub_id integer,
  hub_name text,
  html text not null,
  -- A finished element.
  json_ld text not null,
  -- Addresses of articles that it links to.
  links_to integer[] not null,
  words integer not null check (words >= 0),
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Changes with everything above.
  version text not null,
  primary key (contentplan_id, branch, article_id),
  unique (contentplan_id, branch, slug),
  foreign key (workspace_id, contentplan_id) references blogs (workspace_id, contentplan_id) on delete cascade
);
alter table blog_articles alter column html set storage external;
create index blog_articles_of_plan on blog_articles (workspace_id, contentplan_id);

-- The files of a blog, as they are served.
create table blog_files (
  workspace_id integer not null,
  contentplan_id integer not null,
  branch text not null check (branch in ('main', 'staging')),
  path text not null check (length(path) between 1 and 500),
  type text not null,
  body bytea not null,
  -- What the file was made of: with the same, it is not written again.
  fingerprint text not null,
  -- Of the body.
  etag text not null,
  primary key (contentplan_id, branch, path),
  foreign key (workspace_id, contentplan_id) references blogs (workspace_id, contentplan_id) on delete cascade
);
alter table blog_files alter column body set storage external;
create index blog_files_of_plan on blog_files (workspace_id, contentplan_id);

-- Images of articles, which both branches show. The name is the hash of the bytes.
create table blog_images (
  workspace_id integer not null,
  contentplan_id integer not null,
  name text not null check (name ~ '^[0-9a-f]{64}\.(jpg|png|webp|gif|avif)$'),
  type text not null,
  bytes bytea not null,
  primary key (contentplan_id, name),
  foreign key (workspace_id, contentplan_id) references blogs (workspace_id, contentplan_id) on delete cascade
);
alter table blog_images alter column bytes set storage external;
create index blog_images_of_plan on blog_images (workspace_id, contentplan_id);

do $$
declare
  wall text;
begin
  foreach wall in array array['blogs', 'blog_articles', 'blog_files', 'blog_images']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
  end loop;
end
$$;
grant select on blogs to keyloom_walls;

-- Opens the workspace of a blog for readers, who have no session: of the blog of a plan, or of the one that a host shows.
-- Tells ids alone, and whether the key of a staging address fits; without a blog nothing is open.
create function walls.enter_blog(plan integer, host text, staging text,
    out workspace integer, out contentplan integer, out is_staging boolean)
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    begin
      perform set_config('app.workspaces', '', true);
      if plan is not null then
        select b.workspace_id, b.contentplan_id, coalesce(b.staging_key = staging, false)
          into workspace, contentplan, is_staging from blogs b where b.contentplan_id = plan;
      else
        select b.workspace_id, b.contentplan_id, false into workspace, contentplan, is_staging from blogs b
          where b.settings ->> 'domain' <> '' and b.settings ->> 'domain' = host;
      end if;
      perform set_config('app.workspaces', coalesce(workspace::text, ''), true);
    end
  $$;
grant create on schema walls to keyloom_walls;
alter function walls.enter_blog(integer, text, text) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.enter_blog(integer, text, text) from public;
grant execute on function walls.enter_blog(integer, text, text) to keyloom_app;
