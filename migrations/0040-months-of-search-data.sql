-- Three tables a month are made only for months that search data can be of, whatever asks for them.
create or replace function walls.open_facts_month(day_of date) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
  set statement_timeout = '60s'
  as $$
    declare
      month date := date_trunc('month', day_of::timestamp)::date;
      next_month date := month + interval '1 month';
      grain text;
      part text;
    begin
      if month < '2000-01-01' or month >= '2100-01-01' or month is null then
        raise exception 'there is no search data of %', day_of using errcode = 'datetime_field_overflow';
      end if;
      foreach grain in array array['by_page', 'by_query', 'by_page_query']
      loop
        part := grain || to_char(month, '_YYYY_MM');
        continue when to_regclass(format('facts.%I', part)) is not null;
        perform pg_advisory_xact_lock(hashtext('facts ' || grain));
        continue when to_regclass(format('facts.%I', part)) is not null;
        execute format('create table facts.%I (like %I including defaults including constraints)', part, 'facts_' || grain);
        execute format('alter table facts.%I enable row level security', part);
        execute format('alter table facts.%I force row level security', part);
        execute format('with moved as (delete from facts.%I where day >= %L and day < %L returning *) insert into facts.%I select * from moved',
          grain || '_rest', month, next_month, part);
        execute format('alter table %I attach partition facts.%I for values from (%L) to (%L)',
          'facts_' || grain, part, month, next_month);
      end loop;
    end
  $$;
