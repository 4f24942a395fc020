-- In the line of a workspace the runs of one plan and pipeline take turns with its others: a hundred articles that wait
-- to be written let a clustering pass. No plan has more than so many runs of one pipeline at work at a time.
create function walls.dispatch_runs(names text[], most integer, most_of_workspace integer, most_of_plan integer)
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
              partition by r.workspace_id, r.name, r.contentplan_id order by r.turn, r.id) as rank_in_plan
          from runs r
          left join at_work w on w.workspace_id = r.workspace_id and w.name = r.name
            and w.contentplan_id is not distinct from r.contentplan_id
          where r.job_id is null and r.state in ('queued', 'waiting') and r.name = any (names)
            and (r.wake_at is null or r.wake_at <= now())
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
grant create on schema walls to keyloom_walls;
alter function walls.dispatch_runs(text[], integer, integer, integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.dispatch_runs(text[], integer, integer, integer) from public;
grant execute on function walls.dispatch_runs(text[], integer, integer, integer) to keyloom_app;
