-- A user chose the main keyword of a cluster, or made a page a favorite and said its main keyword.
alter table plan_changes
  -- Pages that the change made favorites; for an undo, pages that are none any more.
  add column favorite_ids integer[] not null default '{}',
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'move to hub', 'cluster', 'recluster', 'match page',
    'unmatch page', 'lock page', 'unlock page', 'exclude pages', 'main keyword', 'favorite page', 'undo'));
