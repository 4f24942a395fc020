-- The pages of a plan's website.
create table pages (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  url text not null check (length(url) between 1 and 2000),
  created_at timestamptz not null default now(),
  unique (workspace_id, id),
  unique (contentplan_id, url),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index pages_of_plan on pages (workspace_id, contentplan_id);

alter table pages enable row level security;
alter table pages force row level security;
create policy open_workspaces on pages using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on pages to keyloom_app;
