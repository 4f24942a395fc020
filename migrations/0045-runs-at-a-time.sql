-- Gives runs that are due and have no job one each, and no workspace more than so many at a time: its others wait in line.
-- One worker at a time does this, or two would count the same places; the others come back a moment later. The function
-- without that number stays for processes of the version before.
create function walls.dispatch_runs(names text[], most integer, most_of_workspace integer)
    returns table (workspace integer, job uuid, place integer)
  language plpgsql volatile security definer
  set search_path = public, pg_temp
  as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('dispatch runs')) then return; end if;
      return query
        with busy as (
          select r.workspace_id, count(*) as runs from runs r
          where r.job_id is not null and r.state in ('queued', 'running', 'waiting')
          group by r.workspace_id
        ), due as (
          select r.id, r.turn, r.workspace_id,
            row_number() over (partition by r.workspace_id order by r.turn, r.id) as rank
          from runs r
          where r.job_id is null and r.state in ('queued', 'waiting') and r.name = any (names)
            and (r.wake_at is null or r.wake_at <= now())
        ), chosen as (
          select due.id from due left join busy using (workspace_id)
          where due.rank + coalesce(busy.runs, 0) <= most_of_workspace
          order by due.turn, due.id limit most
        )
        update runs r set job_id = gen_random_uuid()
        where r.id in (select c.id from runs c where c.id in (select id from chosen) for update skip locked)
          and r.job_id is null and r.state in ('queued', 'waiting')
        returning r.workspace_id, r.job_id, r.turn;
    end
  $$;
grant create on schema walls to keyloom_walls;
alter function walls.dispatch_runs(text[], integer, integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.dispatch_runs(text[], integer, integer) from public;
grant execute on function walls.dispatch_runs(text[], integer, integer) to keyloom_app;
