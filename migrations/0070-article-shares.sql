-- Keys of shared clusters; a disabled one is never enabled again. A deleted cluster takes its keys along: when an undo
-- brings the cluster back, it is not shared.
create table article_shares (
  key_hash bytea primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  article_id integer not null,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_shares_of_plan on article_shares (workspace_id, contentplan_id, article_id);
create unique index one_share_of_an_article on article_shares (article_id) where disabled_at is null;

alter table article_shares enable row level security;
alter table article_shares force row level security;
create policy open_workspaces on article_shares using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on article_shares to keyloom_app;
grant select on article_shares to keyloom_walls;

-- Opens the workspace of what is shared for callers who have its key. The key of a plan opens requests that name this
-- plan and nothing else. The key of a cluster opens requests that name this cluster or its page, and nothing else but
-- its own cluster, page and plan: never those about the plan alone.
create or replace function walls.enter_shared(key bytea, kinds text[], objects integer[]) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
  as $$
    declare
      opened integer;
    begin
      perform set_config('app.workspaces', '', true);
      select p.workspace_id into opened from contentplan_shares p
        where p.key_hash = key and p.disabled_at is null
          and walls.are_all('contentplan', p.contentplan_id, kinds, objects);
      if opened is null then
        select s.workspace_id into opened from article_shares s
          join articles a on a.workspace_id = s.workspace_id and a.contentplan_id = s.contentplan_id
            and a.id = s.article_id
          where s.key_hash = key and s.disabled_at is null and kinds && array['article', 'page']
            and not exists (
              select from unnest(kinds, objects) as slot (kind, object)
              where slot.object is distinct from case slot.kind
                when 'article' then s.article_id
                when 'page' then a.page_id
                when 'contentplan' then s.contentplan_id
              end
            );
      end if;
      perform set_config('app.workspaces', coalesce(opened::text, ''), true);
      return opened;
    end
  $$;
