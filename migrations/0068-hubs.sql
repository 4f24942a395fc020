-- What a hub is about, and where the ideas in it come from.
alter table topics add constraint topics_tags_check check (length(tags) <= 20000);

alter table articles
  -- null: no run that looks for ideas has brought the cluster.
  add column idea_source text check (idea_source in ('plan', 'related', 'model', 'rules'));

alter table plan_changes
  drop constraint plan_changes_kind_check,
  add constraint plan_changes_kind_check check (kind in ('exclude', 'reset', 'include', 'move', 'create', 'delete articles',
    'reset articles', 'merge', 'rename', 'lock', 'unlock', 'move to hub', 'cluster', 'recluster', 'match page',
    'unmatch page', 'lock page', 'unlock page', 'exclude pages', 'main keyword', 'favorite page', 'favorite', 'unfavorite',
    'priority', 'status', 'type', 'intent', 'funnel', 'rename hub', 'edit hub', 'create hubs', 'delete hub', 'exclude hub',
    'undo'));

alter table keyword_imports
  -- The run that has imported, as one that looks for ideas for a hub.
  add column run_id integer,
  drop constraint keyword_imports_kind_check,
  add constraint keyword_imports_kind_check check (kind in ('paste', 'file', 'related', 'ai', 'rules')),
  add foreign key (workspace_id, run_id) references runs (workspace_id, id) on delete set null (run_id);
create index imports_of_run on keyword_imports (workspace_id, run_id) where run_id is not null;
