-- Webflow: the collection, and the names of its fields for the body and the summary.
-- Shopify: the store (name.myshopify.com) and the blog of it. Notion: the workspace.
alter table integrations
  add column wf_site_id text check (length(wf_site_id) <= 100),
  add column wf_collection_id text check (length(wf_collection_id) <= 100),
  add column wf_schema_body text check (length(wf_schema_body) <= 256),
  add column wf_schema_summary text check (length(wf_schema_summary) <= 256),
  add column shopify_store text check (length(shopify_store) <= 255),
  add column shopify_blog_id text check (length(shopify_blog_id) <= 100),
  add column notion_workspace_name text check (length(notion_workspace_name) <= 500),
  -- When the access token in the sealed secret expires; null when it does not.
  add column secret_expires_at timestamptz;

-- A user who was sent to the page of a publishing system to allow access and has not come back.
create table access_requests (
  state_hash bytea primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  user_id integer not null references users on delete cascade,
  -- The sign-in that asked; no other one can finish it.
  session_id uuid not null,
  type text not null check (type in ('shopify', 'notion')),
  -- Where the user was sent, as the store of Shopify; null when there is only one place.
  place text check (length(place) <= 255),
  expires_at timestamptz not null,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index access_requests_by_end on access_requests (expires_at);
create index access_requests_of_plan on access_requests (workspace_id, contentplan_id);
create index access_requests_of_user on access_requests (user_id);

alter table access_requests enable row level security;
alter table access_requests force row level security;
create policy open_workspaces on access_requests using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, delete on access_requests to keyloom_app;
