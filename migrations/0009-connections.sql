-- What somebody lets us read at Google. It belongs to the person: plans name whose grant they use.
create table google_grants (
  user_id integer not null references users on delete cascade,
  service text not null check (service in ('search-console', 'analytics')),
  account text not null check (length(account) <= 254),
  -- Null: Google gave none, or does not honour it any more.
  sealed_refresh_token text,
  granted_at timestamptz not null default now(),
  primary key (user_id, service)
);

-- A browser that was sent to Google's page and has not come back.
create table consent_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  code_verifier text not null,
  nonce text not null,
  user_id integer not null references users on delete cascade,
  service text not null check (service in ('search-console', 'analytics')),
  next text not null,
  expires_at timestamptz not null
);
create index consent_attempts_by_end on consent_attempts (expires_at);
create index consent_attempts_of_user on consent_attempts (user_id);

-- What a plan is connected to: one of each kind.
create table integrations (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  type text not null
    check (type in ('wp-plugin', 'webflow', 'notion', 'shopify', 'custom-cms', 'ga-4', 'gsc')),
  site_url text,
  host text,
  sealed_secret text,
  -- Whose grant is used to read it; the one of somebody who left is used no more.
  access_user_id integer,
  gsc_property text,
  gsc_country text,
  gsc_url_include text,
  gsc_url_exclude text,
  connected_at timestamptz not null default now(),
  unique (workspace_id, id),
  unique (contentplan_id, type),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, access_user_id) references workspace_members on delete set null (access_user_id)
);
create index integrations_of_plan on integrations (workspace_id, contentplan_id);
create index integrations_of_member on integrations (workspace_id, access_user_id);

alter table integrations enable row level security;
alter table integrations force row level security;
create policy open_workspaces on integrations using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on integrations to keyloom_app;
grant select, insert, update on google_grants to keyloom_app;
grant select, insert, delete on consent_attempts to keyloom_app;
