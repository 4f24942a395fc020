-- What is made up never stands beside what is real.
alter table serps add column is_sandbox boolean not null default false;
alter table serps drop constraint serps_pkey;
alter table serps add primary key (keyword, location, language, device, is_sandbox);

-- Searches under way, of nobody in particular: whoever wants one that is paid already waits for it.
create table serp_tasks (
  id bigint generated always as identity primary key,
  -- As in serps.
  keyword text not null check (length(keyword) between 1 and 500),
  location text not null check (length(location) between 1 and 20),
  language text not null check (length(language) between 2 and 10),
  device text not null check (device in ('desktop', 'mobile')),
  provider text not null check (length(provider) between 1 and 100),
  is_sandbox boolean not null,
  -- Who asked; null once that is gone.
  run_id integer references runs on delete set null,
  -- Under which the provider keeps the result. Null: it is asked for at this moment, or was by a worker that is lost.
  task_id text,
  -- Why there will be no result.
  failure text check (length(failure) between 1 and 200),
  asked_at timestamptz not null default now(),
  unique (keyword, location, language, device, provider, is_sandbox)
);
create index serp_tasks_of_run on serp_tasks (run_id);
create index serp_tasks_by_age on serp_tasks (asked_at);
grant select, insert, update, delete on serp_tasks to keyloom_app;

create index cost_entries_by_time on cost_entries (workspace_id, created_at);
