-- Search facts, where they are kept in PostgreSQL: what pages and queries had in searches, day by day. The three coarser
-- tables are what most questions are answered from; only filters of both page and query read the finest one.
create schema facts;
grant usage, create on schema facts to keyloom_walls;

-- Pages and queries by numbers.
create table fact_pages (
  id integer generated always as identity,
  workspace_id integer not null,
  contentplan_id integer not null,
  page text collate "C" not null,
  -- An index takes no text of any length.
  digest uuid not null generated always as (md5(page)::uuid) stored,
  primary key (workspace_id, contentplan_id, id),
  unique (workspace_id, contentplan_id, digest),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

create table fact_queries (
  id integer generated always as identity,
  workspace_id integer not null,
  contentplan_id integer not null,
  query text collate "C" not null,
  digest uuid not null generated always as (md5(query)::uuid) stored,
  primary key (workspace_id, contentplan_id, id),
  unique (workspace_id, contentplan_id, digest),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

-- What was read of which day: a day without rows may be one without searches, or one that nobody has read.
create table fact_imports (
  workspace_id integer not null,
  contentplan_id integer not null,
  day date not null,
  grain text not null check (grain in ('date', 'page', 'query', 'page_query')),
  primary key (workspace_id, contentplan_id, day, grain),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

create table facts_by_date (
  workspace_id integer not null,
  contentplan_id integer not null,
  day date not null,
  clicks bigint not null check (clicks >= 0),
  impressions bigint not null check (impressions >= 0),
  -- Positions times impressions, in thousandths: averages are weighted by impressions, and sums of whole numbers exact.
  position_sum bigint not null check (position_sum >= 0),
  primary key (workspace_id, contentplan_id, day),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);

create table facts_by_page (
  like facts_by_date including constraints,
  page_id integer not null,
  primary key (workspace_id, contentplan_id, day, page_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
) partition by range (day);

create table facts_by_query (
  like facts_by_date including constraints,
  query_id integer not null,
  primary key (workspace_id, contentplan_id, day, query_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
) partition by range (day);

create table facts_by_page_query (
  like facts_by_date including constraints,
  page_id integer not null,
  query_id integer not null,
  primary key (workspace_id, contentplan_id, day, page_id, query_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
) partition by range (day);

-- For months that nobody has opened yet, as after a restore.
create table facts.by_page_rest partition of facts_by_page default;
create table facts.by_query_rest partition of facts_by_query default;
create table facts.by_page_query_rest partition of facts_by_page_query default;

do $$
declare
  wall text;
begin
  foreach wall in array array['fact_pages', 'fact_queries', 'fact_imports', 'facts_by_date', 'facts_by_page', 'facts_by_query', 'facts_by_page_query']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
    execute format('grant select on %I to keyloom_walls', wall);
  end loop;
  -- Who makes partitions owns what they are parts of. Without a policy nobody reads a part by its own name.
  grant create on schema public to keyloom_walls;
  foreach wall in array array['by_page', 'by_query', 'by_page_query']
  loop
    execute format('alter table facts.%I enable row level security', wall || '_rest');
    execute format('alter table facts.%I force row level security', wall || '_rest');
    execute format('alter table facts.%I owner to keyloom_walls', wall || '_rest');
    execute format('alter table %I owner to keyloom_walls', 'facts_' || wall);
  end loop;
  revoke create on schema public from keyloom_walls;
end
$$;
grant select, references on contentplans to keyloom_walls;

-- Makes room for the month of a day, and moves there what has come before.
create function walls.open_facts_month(day_of date) returns void
  language plpgsql security definer
  set search_path = public
  set statement_timeout = '60s'
  as $$
    declare
      month date := date_trunc('month', day_of::timestamp)::date;
      next_month date := month + interval '1 month';
      grain text;
      part text;
    begin
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
grant create on schema walls to keyloom_walls;
alter function walls.open_facts_month(date) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.open_facts_month(date) from public;
grant execute on function walls.open_facts_month(date) to keyloom_app;
