-- What users decide about clusters.
alter table articles
  -- null: what the rules or the model found goes.
  add column type text check (type in
    ('glossary', 'article', 'asset', 'listicle', 'buyers-guide', 'category', 'product', 'home')),
  add column intent text check (intent in ('informational', 'transactional', 'navigational')),
  add column funnel text check (funnel in ('top', 'middle', 'bottom')),
  -- A favorite.
  add column show_in_map boolean not null default false,
  -- What a user wants to be written, for a cluster that was made without keywords.
  add column prompt text check (length(prompt) between 1 and 10000),
  add column published_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column status_updated_at timestamptz;

-- A page is a favorite if its cluster is one.
update articles a set show_in_map = true, funnel = 'top' from pages p where p.id = a.page_id and p.is_favorite;
alter table pages drop column is_favorite;

create index articles_in_map on articles (workspace_id, contentplan_id) where show_in_map;

-- When users or runs last changed a cluster itself, other than by its numbers.
create function note_changed_article() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  if new.status is distinct from old.status then
    new.status_updated_at := now();
    if new.status = 'published' then
      new.published_at := coalesce(new.published_at, now());
    end if;
  end if;
  return new;
end $$;
create trigger note_changed_article before update on articles for each row
  when ((old.title, old.status, old.priority, old.type, old.intent, old.funnel, old.topic_id, old.page_id, old.show_in_map)
    is distinct from
    (new.title, new.status, new.priority, new.type, new.intent, new.funnel, new.topic_id, new.page_id, new.show_in_map))
  execute function note_changed_article();

alter table plan_changes
  drop column favorite_ids,
  -- [{id, before, after}] of hubs, as of clusters.
  add column topics jsonb not null default '[]',
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'move to hub', 'cluster', 'recluster', 'match page',
    'unmatch page', 'lock page', 'unlock page', 'exclude pages', 'main keyword', 'favorite page', 'favorite', 'unfavorite',
    'priority', 'status', 'type', 'intent', 'funnel', 'rename hub', 'delete hub', 'exclude hub', 'undo'));
