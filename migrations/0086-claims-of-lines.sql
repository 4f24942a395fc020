-- As before; but a run of a line that was stopped or held after its job was made does not begin: it waits in its place.
-- The run is locked before its line is read, so a pause that has locked the runs of its line sees each of them begun or
-- keeps it from beginning.
create or replace function walls.claim_run(job uuid)
    returns table (run integer, workspace integer, held integer)
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      found_run runs;
    begin
      perform set_config('app.workspaces', '', true);
      select * into found_run from runs
        where job_id = job and state in ('queued', 'running', 'waiting') for update;
      if not found then return; end if;
      if found_run.is_in_line and found_run.started_at is null and exists (
          select from run_lines l
          where l.contentplan_id = found_run.contentplan_id and l.name = found_run.name
            and (l.paused_at is not null or l.held_until > now())) then
        update runs set job_id = null where id = found_run.id;
        return;
      end if;
      update runs set state = 'running', reason = null, claim = claim + 1, wake_at = null,
          started_at = coalesce(started_at, now())
        where id = found_run.id
        returning id, workspace_id, claim into run, workspace, held;
      perform set_config('app.workspaces', workspace::text, true);
      return next;
    end
  $$;

-- As before; but it locks the runs in the order of their ids, like everything that locks several.
create or replace function walls.forget_run_jobs(jobs uuid[]) returns integer
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    with gone as materialized (
      select id from runs
      where job_id = any (jobs) and state in ('queued', 'running', 'waiting') order by id for update
    ), forgotten as (
      update runs set job_id = null, state = case when state = 'running' then 'queued' else state end
      where id in (select id from gone)
      returning id
    )
    select count(*)::integer from forgotten
  $$;
