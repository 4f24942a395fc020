-- An undo is a change, too, so that it can be undone.
alter table plan_changes
  -- The change that this one undid.
  add column undoes_id integer,
  add foreign key (workspace_id, contentplan_id, undoes_id)
    references plan_changes (workspace_id, contentplan_id, id) on delete set null (undoes_id),
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'cluster', 'recluster', 'match page', 'unmatch page', 'lock page',
    'unlock page', 'exclude pages', 'undo'));
create index plan_changes_undoes on plan_changes (workspace_id, contentplan_id, undoes_id) where undoes_id is not null;
