-- The model that a workspace has of its own: the provider, and its key.
create table model_settings (
  workspace_id integer primary key references workspaces on delete cascade,
  provider text not null check (provider in ('openai', 'anthropic', 'google', 'compatible')),
  -- Only for compatible: the URL that its paths are below, and its origin. The key is for this origin alone.
  base_url text check (length(base_url) <= 500),
  origin text,
  sealed_key text,
  -- The last characters of the key, to tell it from others.
  key_end text check (length(key_end) = 4),
  check ((provider = 'compatible') = (base_url is not null)),
  check ((base_url is null) = (origin is null)),
  check (key_end is null or sealed_key is not null)
);

-- Which model works for which agent, and its price in US dollars for a million tokens; null: unknown.
create table model_agents (
  workspace_id integer not null references model_settings on delete cascade,
  agent text not null check (agent in ('default', 'brief', 'research', 'draft', 'editor')),
  model text not null check (length(model) between 1 and 200),
  price_in double precision check (price_in >= 0),
  price_out double precision check (price_out >= 0),
  primary key (workspace_id, agent),
  check ((price_in is null) = (price_out is null))
);

alter table model_settings enable row level security;
alter table model_settings force row level security;
create policy open_workspaces on model_settings using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on model_settings to keyloom_app;

alter table model_agents enable row level security;
alter table model_agents force row level security;
create policy open_workspaces on model_agents using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on model_agents to keyloom_app;
