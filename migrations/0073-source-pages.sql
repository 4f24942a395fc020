-- Pages of other sites that clusters are written from, each once for all clusters of a workspace.
create table source_pages (
  workspace_id integer not null references workspaces on delete cascade,
  url text not null check (length(url) <= 2000),
  -- The last attempt, what the server answered, and why the page could not be read; null when it was read.
  fetched_at timestamptz not null,
  status integer,
  problem text,
  -- When what follows was read. A failed attempt keeps what an earlier one has read.
  read_at timestamptz,
  title text not null default '',
  language text,
  date date,
  headings jsonb not null default '[]',
  text text not null default '',
  word_count integer not null default 0,
  primary key (workspace_id, url),
  check (problem is not null or read_at is not null)
);

alter table source_pages enable row level security;
alter table source_pages force row level security;
create policy open_workspaces on source_pages using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on source_pages to keyloom_app;
