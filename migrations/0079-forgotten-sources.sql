-- Pages that nothing has read for a long time, and that no cluster is written from, are deleted.
create index source_pages_by_day on source_pages (fetched_at);
grant select, delete on source_pages to keyloom_walls;
grant select on article_research, articles to keyloom_walls;

-- Deletes pages that were not visited for so many days, some thousand at a time; how many that were. Pages that a
-- cluster has as its sources, or that its evidence cards quote, stay.
create function walls.forget_sources(days integer) returns integer
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    with researched as materialized (
      select r.workspace_id, r.sources, r.research from article_research r join articles a on a.id = r.article_id
    ), used as materialized (
      select workspace_id, unnest(sources) as url from researched
      union
      select workspace_id, jsonb_path_query(research, '$.cards[*].url') #>> '{}' from researched
    ), forgotten as (
      delete from source_pages where (workspace_id, url) in (
        select s.workspace_id, s.url from source_pages s
        where s.fetched_at < now() - make_interval(days => greatest(1, days))
          and not exists (select from used u where u.workspace_id = s.workspace_id and u.url = s.url)
        limit 5000)
      returning 1
    )
    select count(*)::integer from forgotten
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.forget_sources(integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.forget_sources(integer) from public;
grant execute on function walls.forget_sources(integer) to keyloom_app;
