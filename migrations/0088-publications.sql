-- Where articles were published: one row for each publishing system that an article went to.

create table publications (
  workspace_id integer not null,
  contentplan_id integer not null,
  -- No reference: a cluster that was deleted comes back by Undo with its id, and then has its publications again.
  article_id integer not null,
  target text not null check (target in ('wordpress', 'autoblog', 'webflow', 'shopify', 'custom-cms')),
  -- The site or the collection of it: ids of posts mean nothing at another one.
  place text not null check (length(place) between 1 and 2000),
  -- `asked`: not known to be there. `gone`: taken away from readers.
  state text not null default 'asked' check (state in ('asked', 'pending', 'draft', 'live', 'gone')),
  -- What the post is found by. The random part of it tells installations apart that publish to one site.
  marker text not null check (length(marker) between 1 and 100),
  slug text not null check (length(slug) between 1 and 200),
  -- The system's own id of the post, and where readers find it.
  remote_id text check (length(remote_id) between 1 and 500),
  url text check (length(url) <= 2000),
  -- When the system was first asked to create the post: from then on it may be there.
  asked_at timestamptz,
  -- The version of the final draft that it shows.
  text_version integer check (text_version >= 0),
  -- When it first was live.
  published_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  -- Why the last attempt failed, as a sentence for users; null when it did not.
  error text check (length(error) <= 2000),
  error_at timestamptz,
  primary key (article_id, target),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index publications_of_plan on publications (workspace_id, contentplan_id);

-- Images that were copied to a publishing system, so that each is copied once.
create table publication_images (
  workspace_id integer not null,
  contentplan_id integer not null,
  target text not null,
  place text not null,
  source_url text not null check (octet_length(source_url) <= 2000),
  -- Where it is now; null: it is no image, and is left out.
  url text check (length(url) <= 2000),
  -- In pixels.
  width integer,
  height integer,
  copied_at timestamptz not null default clock_timestamp(),
  primary key (contentplan_id, target, source_url),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index publication_images_of_plan on publication_images (workspace_id, contentplan_id);

do $$
declare
  wall text;
begin
  foreach wall in array array['publications', 'publication_images']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
  end loop;
end
$$;
