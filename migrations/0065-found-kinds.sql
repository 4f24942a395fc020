-- The type, the intent and the funnel of a cluster as they are found: by rules, or by a model where rules are unsure.
-- null: unsure. Each reason is a sentence for users.
create table article_kinds (
  article_id integer not null,
  workspace_id integer not null,
  contentplan_id integer not null,
  type text check (type in ('glossary', 'article', 'asset', 'listicle', 'buyers-guide', 'category', 'product', 'home')),
  type_reason text not null,
  type_by text not null check (type_by in ('rules', 'model')),
  intent text check (intent in ('informational', 'transactional', 'navigational')),
  intent_reason text not null,
  intent_by text not null check (intent_by in ('rules', 'model')),
  funnel text check (funnel in ('top', 'middle', 'bottom')),
  funnel_reason text not null,
  funnel_by text not null check (funnel_by in ('rules', 'model')),
  -- The folded main keyword for which a model was asked: once for each, and its answers count as long as it is the same.
  asked_of text,
  foreign key (workspace_id, contentplan_id, article_id) references articles (workspace_id, contentplan_id, id) on delete cascade,
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_kinds_of_plan on article_kinds (workspace_id, contentplan_id);
-- The last index, so that a key is looked up in it also while the table has no statistics.
alter table article_kinds add primary key (article_id);

alter table article_kinds enable row level security;
alter table article_kinds force row level security;
create policy open_workspaces on article_kinds using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on article_kinds to keyloom_app;
