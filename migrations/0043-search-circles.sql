-- Whether search results that one workspace has paid for are there for all. The start says it.
alter table instance add column shares_results boolean not null default true;

-- Whose results they are: of one workspace, or 0, of all.
alter table serps add column circle integer not null default 0;
alter table serps drop constraint serps_pkey;
alter table serps add primary key (keyword, location, language, device, is_sandbox, circle);
alter table serp_tasks add column circle integer not null default 0;
do $$
begin
  execute format('alter table serp_tasks drop constraint %I',
    (select conname from pg_constraint where conrelid = 'serp_tasks'::regclass and contype = 'u'));
end
$$;
alter table serp_tasks
  add constraint one_search_of_a_circle unique (keyword, location, language, device, provider, is_sandbox, circle);

-- The results that the workspace which is open may see.
create function walls.circle() returns integer
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (
    select case when i.shares_results then 0 when cardinality(walls.open()) = 1 then (walls.open())[1] end
    from instance i
  );

-- Keeps results for all workspaces together, or for each apart. What is there goes along: to the workspaces that have its
-- keywords, or the youngest to all.
create function walls.share_results(wanted boolean) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    begin
      update instance set shares_results = wanted where shares_results <> wanted;
      if not found then return false; end if;
      if wanted then
        insert into serps as known (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages, circle)
          select distinct on (keyword, location, language, device, is_sandbox)
            keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages, 0
          from serps where circle <> 0
          order by keyword, location, language, device, is_sandbox, fetched_at desc
          on conflict (keyword, location, language, device, is_sandbox, circle) do update set provider = excluded.provider,
            fetched_at = excluded.fetched_at, urls = excluded.urls, titles = excluded.titles, pages = excluded.pages
          where known.fetched_at < excluded.fetched_at;
        delete from serps where circle <> 0;
      else
        insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages, circle)
          select s.keyword, s.location, s.language, s.device, s.is_sandbox, s.provider, s.fetched_at, s.urls, s.titles,
            s.pages, of_workspace.workspace_id
          from (select distinct workspace_id, folded from keywords) of_workspace
          join serps s on s.keyword = of_workspace.folded collate "default" and s.circle = 0
          on conflict do nothing;
        delete from serps where circle = 0;
      end if;
      delete from serp_tasks;
      return true;
    end
  $$;

grant select, update (shares_results) on instance to keyloom_walls;
grant select on keywords to keyloom_walls;
grant select, insert, update, delete on serps, serp_tasks to keyloom_walls;
grant create on schema walls to keyloom_walls;
alter function walls.share_results(boolean) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.circle(), walls.share_results(boolean) from public;
grant execute on function walls.circle(), walls.share_results(boolean) to keyloom_app;
