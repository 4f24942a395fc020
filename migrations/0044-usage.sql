-- How much of what fills a disk each plan has, and how much a workspace may have. Triggers keep the sums where rows come
-- and go, so no command can forget to, and nobody counts millions of rows.

-- Written at every start from the configuration; a kind without a row has no limit.
create table usage_limits (
  kind text primary key check (kind in ('keywords', 'pages', 'links', 'texts', 'search rows')),
  most bigint not null check (most >= 0),
  -- What people read who want more.
  refusal text not null check (length(refusal) between 1 and 500)
);

create table plan_usage (
  workspace_id integer not null,
  contentplan_id integer not null,
  kind text not null check (kind in ('keywords', 'pages', 'links', 'texts', 'search rows')),
  -- Rows; of texts, bytes.
  amount bigint not null check (amount >= 0),
  primary key (workspace_id, contentplan_id, kind),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
alter table plan_usage enable row level security;
alter table plan_usage force row level security;
create policy open_workspaces on plan_usage using (workspace_id = any ((select walls.open())::integer[]));
grant select on plan_usage to keyloom_app;
grant select, insert, update, delete on usage_limits to keyloom_app;
grant select on usage_limits to keyloom_walls;
grant select, insert, update on plan_usage to keyloom_walls;

create function walls.sum_usage(of_workspace integer, of_kind text) returns bigint
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    select coalesce(sum(amount), 0)::bigint from plan_usage where workspace_id = of_workspace and kind = of_kind
  $$;

-- What of a kind a workspace has, once nobody else can add to it before this transaction ends. Far from the limit nobody
-- waits for anybody: a workspace fills in many plans at once.
create function walls.settle_usage(of_workspace integer, of_kind text, most bigint) returns bigint
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      total bigint := walls.sum_usage(of_workspace, of_kind);
    begin
      if total <= most - greatest(most / 2, 1000000) then return total; end if;
      perform pg_advisory_xact_lock(hashtext('usage of ' || of_kind), of_workspace);
      return walls.sum_usage(of_workspace, of_kind);
    end
  $$;

-- How much more of a kind the workspace of a plan may have; null: there is no limit.
create function walls.room_for(of_plan integer, of_kind text) returns bigint
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      of_workspace integer;
      most bigint;
    begin
      select p.workspace_id into of_workspace from contentplans p
        where p.id = of_plan and p.workspace_id = any (walls.open());
      select l.most into most from usage_limits l where l.kind = of_kind;
      if of_workspace is null or most is null then return null; end if;
      return greatest(0, most - walls.settle_usage(of_workspace, of_kind, most));
    end
  $$;

create function walls.add_usage(of_workspace integer, of_plan integer, of_kind text, added bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      found usage_limits;
    begin
      if added <= 0 then
        update plan_usage set amount = amount + added
          where workspace_id = of_workspace and contentplan_id = of_plan and kind = of_kind;
        return;
      end if;
      insert into plan_usage as known values (of_workspace, of_plan, of_kind, added)
        on conflict (workspace_id, contentplan_id, kind) do update set amount = known.amount + excluded.amount;
      select * into found from usage_limits where kind = of_kind;
      if walls.settle_usage(of_workspace, of_kind, found.most) > found.most then
        raise exception '%', found.refusal using errcode = 'KL001';
      end if;
    end
  $$;

-- For tables of which rows count, one statement at a time.
create function walls.count_rows() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    begin
      perform walls.add_usage(workspace_id, contentplan_id, tg_argv[0],
          case tg_op when 'INSERT' then count(*) else -count(*) end)
        from changed group by workspace_id, contentplan_id;
      return null;
    end
  $$;

-- For texts, of which bytes count.
create function walls.count_bytes() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    begin
      if tg_op = 'UPDATE' then
        perform walls.add_usage(workspace_id, contentplan_id, tg_argv[0], sum(bytes)::bigint)
          from (
            select workspace_id, contentplan_id, octet_length(text)::bigint as bytes from changed
            union all select workspace_id, contentplan_id, -octet_length(text)::bigint from old_rows
          ) as both_states group by workspace_id, contentplan_id;
      else
        perform walls.add_usage(workspace_id, contentplan_id, tg_argv[0],
            (case tg_op when 'INSERT' then 1 else -1 end) * sum(octet_length(text))::bigint)
          from changed group by workspace_id, contentplan_id;
      end if;
      return null;
    end
  $$;

grant create on schema walls to keyloom_walls;
do $$
declare
  name text;
begin
  foreach name in array array['sum_usage(integer, text)', 'settle_usage(integer, text, bigint)', 'room_for(integer, text)',
    'add_usage(integer, integer, text, bigint)', 'count_rows()', 'count_bytes()'] loop
    execute format('alter function walls.%s owner to keyloom_walls', name);
    execute format('revoke all on function walls.%s from public', name);
  end loop;
end
$$;
revoke create on schema walls from keyloom_walls;
grant execute on function walls.room_for(integer, text) to keyloom_app;

-- What is there already; walls do not bind the role that counts.
grant select on page_links, page_texts to keyloom_walls;
set local role keyloom_walls;
insert into plan_usage
  select workspace_id, contentplan_id, 'keywords', count(*) from keywords group by 1, 2
  union all select workspace_id, contentplan_id, 'pages', count(*) from pages group by 1, 2
  union all select workspace_id, contentplan_id, 'links', count(*) from page_links group by 1, 2
  union all select workspace_id, contentplan_id, 'texts', sum(octet_length(text)) from page_texts group by 1, 2
  union all select workspace_id, contentplan_id, 'search rows', count(*) from (
    select workspace_id, contentplan_id from facts_by_date
    union all select workspace_id, contentplan_id from facts_by_page
    union all select workspace_id, contentplan_id from facts_by_query
    union all select workspace_id, contentplan_id from facts_by_page_query
  ) as facts group by 1, 2;
reset role;
revoke select on page_links, page_texts from keyloom_walls;

do $$
declare
  counted record;
begin
  for counted in select * from (values ('keywords', 'keywords'), ('pages', 'pages'), ('page_links', 'links'),
    ('facts_by_date', 'search rows'), ('facts_by_page', 'search rows'), ('facts_by_query', 'search rows'),
    ('facts_by_page_query', 'search rows')) as counting (name, kind)
  loop
    execute format('create trigger count_new after insert on %I referencing new table as changed
      for each statement execute function walls.count_rows(%L)', counted.name, counted.kind);
    execute format('create trigger count_gone after delete on %I referencing old table as changed
      for each statement execute function walls.count_rows(%L)', counted.name, counted.kind);
  end loop;
end
$$;
create trigger count_new after insert on page_texts referencing new table as changed
  for each statement execute function walls.count_bytes('texts');
create trigger count_changed after update on page_texts referencing new table as changed old table as old_rows
  for each statement execute function walls.count_bytes('texts');
create trigger count_gone after delete on page_texts referencing old table as changed
  for each statement execute function walls.count_bytes('texts');
