-- Runs of one pipeline and plan that stand in a line: people see their order, change it, and stop the line for a while.
create table run_lines (
  workspace_id integer not null,
  contentplan_id integer not null,
  -- The pipeline.
  name text not null check (length(name) between 1 and 100),
  -- Since when a person has stopped it; null while it goes on.
  paused_at timestamptz,
  -- Until when nothing new begins, what that waits for, and the sentence for users.
  held_until timestamptz,
  held_for text check (length(held_for) between 1 and 100),
  held_reason text check (length(held_reason) between 1 and 1000),
  primary key (contentplan_id, name),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index run_lines_of_plan on run_lines (workspace_id, contentplan_id);

alter table run_lines enable row level security;
alter table run_lines force row level security;
create policy open_workspaces on run_lines using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on run_lines to keyloom_app;
grant select on run_lines to keyloom_walls;

-- Whether a run stands in the line of its plan and pipeline, in the order of the turns.
alter table runs add column is_in_line boolean not null default false;

-- As before; but of a line that is stopped or held nothing begins, and a run that somebody has started by itself comes
-- before those that stand in line.
create or replace function walls.dispatch_runs(names text[], most integer, most_of_workspace integer, most_of_plan integer)
    returns table (workspace integer, job uuid, place integer)
  language plpgsql volatile security definer
  set search_path = public, pg_temp
  as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('dispatch runs')) then return; end if;
      return query
        with at_work as (
          select r.workspace_id, r.name, r.contentplan_id, count(*) as runs from runs r
          where r.job_id is not null and r.state in ('queued', 'running', 'waiting')
          group by r.workspace_id, r.name, r.contentplan_id
        ), busy as (
          select w.workspace_id, sum(w.runs) as runs from at_work w group by w.workspace_id
        ), due as (
          select r.id, r.turn, r.workspace_id,
            coalesce(w.runs, 0) + row_number() over (
              partition by r.workspace_id, r.name, r.contentplan_id order by r.is_in_line, r.turn, r.id) as rank_in_plan
          from runs r
          left join at_work w on w.workspace_id = r.workspace_id and w.name = r.name
            and w.contentplan_id is not distinct from r.contentplan_id
          left join run_lines l on r.is_in_line and r.started_at is null
            and l.contentplan_id = r.contentplan_id and l.name = r.name
          where r.job_id is null and r.state in ('queued', 'waiting') and r.name = any (names)
            and (r.wake_at is null or r.wake_at <= now())
            and l.paused_at is null and (l.held_until is null or l.held_until <= now())
        ), ranked as (
          select d.id, d.turn, d.workspace_id,
            row_number() over (partition by d.workspace_id order by d.rank_in_plan, d.turn, d.id) as rank
          from due d where d.rank_in_plan <= most_of_plan
        ), chosen as (
          select ranked.id from ranked left join busy using (workspace_id)
          where ranked.rank + coalesce(busy.runs, 0) <= most_of_workspace
          order by ranked.turn, ranked.id limit most
        )
        update runs r set job_id = gen_random_uuid()
        where r.id in (select c.id from runs c where c.id in (select id from chosen) for update skip locked)
          and r.job_id is null and r.state in ('queued', 'waiting')
        returning r.workspace_id, r.job_id, r.turn;
    end
  $$;
