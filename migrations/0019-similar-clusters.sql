-- Roughly which pages are in search results, to find others with the same ones: without scheme, www., query and
-- fragment. What is found is compared again by the clustering engine, which knows better what one page is.
create function serp_page_keys(urls text[]) returns integer[]
  language sql immutable parallel safe
  return array(
    select distinct hashtext(coalesce(nullif(split_part(page, '://', 2), ''), page) collate "C")
    from (
      select rtrim(split_part(split_part(replace(lower(url collate "C"), '://www.', '://'), '?', 1), '#', 1), '/')
      from unnest(urls) as url
    ) as pages (page)
  );
alter table serps add column page_keys integer[] not null generated always as (serp_page_keys(urls)) stored;
create index serps_by_page on serps using gin (page_keys);

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
    when 'run' then (select workspace_id from runs where id = object)
    when 'page' then (select workspace_id from pages where id = object)
    when 'topic' then (select workspace_id from topics where id = object)
    when 'article' then (select workspace_id from articles where id = object)
    when 'keyword' then (select workspace_id from keywords where id = object)
    when 'keyword_import' then (select workspace_id from keyword_imports where id = object)
    when 'plan_change' then (select workspace_id from plan_changes where id = object)
  end;
grant select on pages to keyloom_walls;
