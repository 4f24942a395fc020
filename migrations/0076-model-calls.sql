-- Every call of a language model that writes an article, whatever became of it.
create table model_calls (
  id bigint generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- No reference: what a deleted cluster has cost is known, too.
  article_id integer not null,
  -- null: a call outside of runs.
  run_id integer,
  agent text not null check (length(agent) between 1 and 50),
  -- What was asked for: `section 3`.
  what text not null check (length(what) between 1 and 200),
  -- Provider and model.
  model text not null check (length(model) between 1 and 300),
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  -- Whether the tokens are estimated: before the call has ended, and when the provider does not say them.
  is_guessed boolean not null,
  -- Millionths of a US dollar; null when the price of the model is not known.
  cost bigint check (cost >= 0),
  -- null until the call has ended.
  milliseconds integer check (milliseconds >= 0),
  -- 'begun' stays when the process ended before the answer, or the run was taken away.
  finish text not null check (finish in ('begun', 'stop', 'length', 'refused', 'aborted', 'failed')),
  -- A code: http_429.
  failure text check (length(failure) between 1 and 200),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, run_id) references runs (workspace_id, id) on delete set null (run_id)
);
create index model_calls_of_article on model_calls (workspace_id, contentplan_id, article_id);
create index model_calls_of_run on model_calls (workspace_id, run_id) where run_id is not null;

alter table model_calls enable row level security;
alter table model_calls force row level security;
create policy open_workspaces on model_calls using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update on model_calls to keyloom_app;
