-- Favorites get a hub and a funnel by one change, which is undone as one.
alter table plan_changes
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'move to hub', 'place in map', 'cluster', 'recluster',
    'match page', 'unmatch page', 'lock page', 'unlock page', 'exclude pages', 'main keyword', 'favorite page', 'favorite',
    'unfavorite', 'priority', 'status', 'type', 'intent', 'funnel', 'rename hub', 'edit hub', 'create hubs', 'delete hub',
    'exclude hub', 'undo'));
