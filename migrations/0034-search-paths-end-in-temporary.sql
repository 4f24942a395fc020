-- A search path that does not name pg_temp looks there first, so that a temporary table of the caller would stand in
-- for a real one in functions that run with more rights than the caller has.
do $$
declare
  found record;
begin
  for found in
    select p.oid::regprocedure as name, setting
    from pg_proc p
    cross join unnest(p.proconfig) as setting
    where p.pronamespace in ('public'::regnamespace, 'walls'::regnamespace)
      and setting like 'search_path=%' and setting not like '%pg_temp'
  loop
    execute format('alter function %s set search_path = %s, pg_temp', found.name, split_part(found.setting, '=', 2));
  end loop;
end
$$;
