-- A user moved clusters to a hub.
alter table plan_changes
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'move to hub', 'cluster', 'recluster', 'match page',
    'unmatch page', 'lock page', 'unlock page', 'exclude pages', 'undo'));
