-- What a clustering means to do to a plan. It is written to the plan at once, in one transaction at the end, so that a run
-- that is cancelled, or fails, has changed nothing.
create table proposals (
  run_id integer primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  -- add: inactive keywords find clusters and nothing else moves. recluster: all active keywords are clustered anew.
  mode text not null check (mode in ('add', 'recluster')),
  minimum_score integer not null check (minimum_score between 1 and 10),
  -- What the run has chosen, the most searched first.
  keyword_ids integer[] not null,
  -- Which keyword goes into which cluster; null until that is known. json, because it is read as a whole, and large.
  placement json,
  -- The titles of new clusters by their number in the placement.
  titles jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade,
  foreign key (workspace_id, run_id) references runs (workspace_id, id) on delete cascade
);
create index proposals_of_plan on proposals (workspace_id, contentplan_id);
alter table proposals enable row level security;
alter table proposals force row level security;
create policy open_workspaces on proposals using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on proposals to keyloom_app;
grant select on proposals to keyloom_walls;

-- Plans no longer change before a run is over.
alter table keywords drop column run_id;
alter table articles drop column run_id;

-- Enters the workspace of a run that this worker holds; null where it does not. With `keeps` nobody can take the run away
-- until the transaction is over; without it somebody can, and whoever writes looks once more at the end.
drop function walls.enter_run(uuid, integer);
create function walls.enter_run(job uuid, held integer, keeps boolean) returns integer
  language plpgsql security definer
  set search_path = public
  as $$
    declare
      entered runs;
    begin
      perform set_config('app.workspaces', '', true);
      if keeps then
        select * into entered from runs where job_id = job and claim = held and state = 'running' for share;
      else
        select * into entered from runs where job_id = job and claim = held and state = 'running';
      end if;
      if entered.id is null then return null; end if;
      perform set_config('app.workspaces', entered.workspace_id::text, true);
      return entered.id;
    end
  $$;
grant create on schema walls to keyloom_walls;
alter function walls.enter_run(uuid, integer, boolean) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.enter_run(uuid, integer, boolean) from public;
grant execute on function walls.enter_run(uuid, integer, boolean) to keyloom_app;
