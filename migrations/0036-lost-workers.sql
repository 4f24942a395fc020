-- Which workers ended in the middle of a step: a step that ends the program again and again is set aside.

alter table run_steps
  -- The worker that is, or was last, in the middle of it.
  add column begun_by uuid,
  -- The workers that ended in the middle of it, each once.
  add column lost_workers uuid[] not null default '{}',
  -- It is known to have stopped the program: until then others come first.
  add column rest_until timestamptz;
create index run_steps_begun_by on run_steps (begun_by) where is_begun;
create index run_steps_with_losses on run_steps (run_id) where lost_workers <> '{}';
grant select, update on run_steps to keyloom_walls;

-- A worker that lives was not lost, whatever was believed while nothing was heard of it.
create function walls.excuse_worker(worker uuid) returns void
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    update run_steps set lost_workers = array_remove(lost_workers, worker)
    where lost_workers <> '{}' and worker = any (lost_workers)
  $$;

-- Says what stopped a worker that is about to end: one step, or none of all that it has begun. The other steps lose
-- nothing by it. Rows that its own transactions hold stay as they are: they count as lost when they are taken over.
create function walls.end_worker(worker uuid, guilty_run integer, guilty_step text, rest_seconds integer)
    returns void
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    with begun as (
      select run_id, position, array_remove(lost_workers, worker) as others,
        coalesce(run_id = guilty_run and name = guilty_step, false) as is_guilty
      from run_steps
      where (is_begun and begun_by = worker) or (lost_workers <> '{}' and worker = any (lost_workers))
      for update skip locked
    )
    update run_steps as step
    set is_begun = step.is_begun and step.begun_by is distinct from worker,
      lost_workers = case when is_guilty then others || worker else others end,
      rest_until = case when is_guilty then now() + make_interval(secs => rest_seconds * (1 + cardinality(others)))
        else step.rest_until end
    from begun
    where step.run_id = begun.run_id and step.position = begun.position
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.excuse_worker(uuid) owner to keyloom_walls;
alter function walls.end_worker(uuid, integer, text, integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.excuse_worker(uuid), walls.end_worker(uuid, integer, text, integer) from public;
grant execute on function walls.excuse_worker(uuid), walls.end_worker(uuid, integer, text, integer) to keyloom_app;
