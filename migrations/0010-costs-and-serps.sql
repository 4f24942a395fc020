-- What calls outside cost a workspace, in millionths of a US dollar.
create table cost_entries (
  id bigint generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  kind text not null check (kind in ('serp', 'keyword-data', 'model', 'images')),
  provider text not null check (length(provider) between 1 and 100),
  units integer not null check (units >= 0),
  cost bigint not null check (cost >= 0),
  -- What it was for: the same thing is booked once.
  reference text not null check (length(reference) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (workspace_id, reference)
);

create table cost_months (
  workspace_id integer not null references workspaces on delete cascade,
  -- Of UTC: 2031-05.
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  spent bigint not null check (spent >= 0),
  primary key (workspace_id, month)
);

create table cost_caps (
  workspace_id integer primary key references workspaces on delete cascade,
  -- Null: no cap.
  monthly_cap bigint check (monthly_cap >= 0)
);

do $$
declare
  wall text;
begin
  foreach wall in array array['cost_entries', 'cost_months', 'cost_caps']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update on %I to keyloom_app', wall);
  end loop;
end
$$;

-- What search engines showed: of nobody in particular, and shared by all plans.
create table serps (
  -- In lower case, with single spaces.
  keyword text not null check (length(keyword) between 1 and 500),
  location text not null check (length(location) between 1 and 20),
  language text not null check (length(language) between 2 and 10),
  device text not null check (device in ('desktop', 'mobile')),
  provider text not null check (length(provider) between 1 and 100),
  fetched_at timestamptz not null,
  -- Best first, with the titles in the same order.
  urls text[] not null,
  titles text[] not null,
  primary key (keyword, location, language, device),
  check (cardinality(urls) = cardinality(titles))
);
create index serps_by_age on serps (fetched_at);
grant select, insert, update, delete on serps to keyloom_app;
