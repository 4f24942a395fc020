-- What people decide about pages.
alter table pages
  -- Not important to the plan: no cluster is matched with it.
  add column is_excluded boolean not null default false,
  add column is_favorite boolean not null default false,
  -- What shall be done with it; null: nobody has chosen.
  add column action text check (action in ('leave', 'merge', 'delete', 'update', 'not-enough-data'));

alter table plan_changes
  -- Pages that the change excluded.
  add column page_ids integer[] not null default '{}',
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'cluster', 'recluster', 'match page', 'unmatch page', 'lock page',
    'unlock page', 'exclude pages'));
