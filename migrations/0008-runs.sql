-- Work that goes on by itself. These rows are the truth about it; the queue's own tables are made from them.

create table runs (
  id integer generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- Of one name and key, one run at a time is active.
  key text not null check (length(key) between 1 and 200),
  payload jsonb not null check (octet_length(payload::text) <= 8000),
  -- What the browser needs to know it by.
  about jsonb not null default '{}' check (octet_length(about::text) <= 1000),
  contentplan_id integer generated always as ((about ->> 'contentplanId')::integer) stored,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'waiting', 'done', 'failed', 'cancelled')),
  -- Why it waits, or why it ended without being done.
  reason text,
  -- Lower comes first; see walls.next_turn.
  turn integer not null,
  -- The job that carries it at the moment: who holds the job may open the workspace.
  job_id uuid unique,
  -- Counts up with every worker that takes it over, so that the earlier one can write no more.
  claim integer not null default 0,
  wake_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  unique (workspace_id, id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create unique index one_active_run_of_a_key on runs (workspace_id, name, key)
  where state in ('queued', 'running', 'waiting');
create index runs_of_plan on runs (workspace_id, contentplan_id, id desc);
create index runs_without_job on runs (turn, id)
  where job_id is null and state in ('queued', 'waiting');
create index runs_with_job on runs (job_id) where job_id is not null;
create index queued_turns on runs (workspace_id, turn) where state = 'queued';
create index started_turns on runs (turn) where started_at is not null;

-- The steps of a run in their order: what people see as its progress.
create table run_steps (
  workspace_id integer not null,
  run_id integer not null,
  position integer not null,
  name text not null check (length(name) between 1 and 100),
  state text not null default 'pending' check (state in ('pending', 'inProgress', 'done', 'error')),
  -- Whether a worker is in the middle of it, or was when it was lost.
  is_begun boolean not null default false,
  attempts integer not null default 0,
  -- How often its worker was lost in the middle of it.
  losses integer not null default 0,
  result jsonb check (octet_length(result::text) <= 8000),
  primary key (run_id, position),
  unique (run_id, name),
  foreign key (workspace_id, run_id) references runs (workspace_id, id) on delete cascade
);
create index run_steps_of_workspace on run_steps (workspace_id, run_id);

do $$
declare
  wall text;
begin
  foreach wall in array array['runs', 'run_steps']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
  end loop;
end
$$;
grant select, update on runs to keyloom_walls;

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
    when 'run' then (select workspace_id from runs where id = object)
  end;

-- The turn of a new run: behind the workspace's own, and behind what has started anywhere. So however many runs
-- one workspace queues, another one's first comes next. (Start-time fair queueing: Goyal, Vin and Cheng 1996.)
create function walls.next_turn(workspace integer) returns integer
  language sql stable security definer
  set search_path = public
  return 1 + greatest(
    coalesce((select max(turn) from runs where workspace_id = workspace and state = 'queued'), 0),
    coalesce((select max(turn) from runs where started_at is not null), 0)
  );

-- Gives runs that are due and have no job one each; whoever calls makes these jobs in the same transaction.
create function walls.dispatch_runs(names text[], most integer)
    returns table (workspace integer, job uuid, place integer)
  language sql volatile security definer
  set search_path = public
  as $$
    update runs set job_id = gen_random_uuid()
    where id in (
      select id from runs
      where job_id is null and state in ('queued', 'waiting') and name = any (names)
        and (wake_at is null or wake_at <= now())
      order by turn, id
      limit most
      for update skip locked
    )
    returning workspace_id, job_id, turn
  $$;

-- Takes the run of a job over and opens its workspace; nothing comes back for a job that carries none any more.
create function walls.claim_run(job uuid)
    returns table (run integer, workspace integer, held integer)
  language plpgsql security definer
  set search_path = public
  as $$
    begin
      perform set_config('app.workspaces', '', true);
      update runs set state = 'running', reason = null, claim = claim + 1, wake_at = null,
          started_at = coalesce(started_at, now())
        where job_id = job and state in ('queued', 'running', 'waiting')
        returning id, workspace_id, claim into run, workspace, held;
      if not found then return; end if;
      perform set_config('app.workspaces', workspace::text, true);
      return next;
    end
  $$;

-- Opens the workspace of a run for the worker that holds it, until the transaction ends: nobody else takes it
-- over or ends it meanwhile. Null for a worker that holds it no more.
create function walls.enter_run(job uuid, held integer) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      entered runs;
    begin
      perform set_config('app.workspaces', '', true);
      select * into entered from runs
        where job_id = job and claim = held and state = 'running' for share;
      if not found then return null; end if;
      perform set_config('app.workspaces', entered.workspace_id::text, true);
      return entered.id;
    end
  $$;

-- Of the runs that a worker believes to hold, those that it does not: cancelled, deleted or taken over.
create function walls.list_lost_runs(jobs uuid[], claims integer[]) returns setof uuid
  language sql stable security definer
  set search_path = public
  as $$
    select slot.job from unnest(jobs, claims) as slot (job, held)
    where not exists (
      select from runs where job_id = slot.job and claim = slot.held and state = 'running')
  $$;

-- The jobs that carry active runs.
create function walls.list_run_jobs() returns setof uuid
  language sql stable security definer
  set search_path = public
  as $$
    select job_id from runs where job_id is not null and state in ('queued', 'running', 'waiting')
  $$;

-- Takes the runs from jobs that are gone; they get others.
create function walls.forget_run_jobs(jobs uuid[]) returns integer
  language sql volatile security definer
  set search_path = public
  as $$
    with forgotten as (
      update runs set job_id = null, state = case when state = 'running' then 'queued' else state end
      where job_id = any (jobs) and state in ('queued', 'running', 'waiting')
      returning id
    )
    select count(*)::integer from forgotten
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.next_turn(integer) owner to keyloom_walls;
alter function walls.dispatch_runs(text[], integer) owner to keyloom_walls;
alter function walls.claim_run(uuid) owner to keyloom_walls;
alter function walls.enter_run(uuid, integer) owner to keyloom_walls;
alter function walls.list_lost_runs(uuid[], integer[]) owner to keyloom_walls;
alter function walls.list_run_jobs() owner to keyloom_walls;
alter function walls.forget_run_jobs(uuid[]) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on all functions in schema walls from public;
grant execute on function walls.next_turn(integer), walls.dispatch_runs(text[], integer), walls.claim_run(uuid),
  walls.enter_run(uuid, integer), walls.list_lost_runs(uuid[], integer[]), walls.list_run_jobs(),
  walls.forget_run_jobs(uuid[]) to keyloom_app;
