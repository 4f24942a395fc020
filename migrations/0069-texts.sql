-- The four texts of a cluster: brief, research, draft and final draft.
create table article_texts (
  workspace_id integer not null,
  contentplan_id integer not null,
  -- No reference: a cluster that was deleted or merged comes back by Undo with its id, and then has its texts again.
  -- Another cluster never gets the id.
  article_id integer not null,
  section text not null check (section in ('description', 'research', 'draft', 'final')),
  text text not null,
  -- Counts the saves; 0 before the first one ends.
  version integer not null check (version >= 0),
  saved_at timestamptz,
  -- The newest version that is stored in full, and the bytes of the patches since.
  full_version integer not null,
  patch_bytes integer not null,
  primary key (article_id, section),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
-- Not compressed: that takes most of the time in which a megabyte is saved.
alter table article_texts alter column text set storage external;
create index article_texts_of_plan on article_texts (workspace_id, contentplan_id);

-- Every save of a text.
create table article_text_revisions (
  workspace_id integer not null,
  contentplan_id integer not null,
  article_id integer not null,
  section text not null,
  version integer not null check (version > 0),
  -- Not now(): a save that has waited for another one is later.
  saved_at timestamptz not null default clock_timestamp(),
  saved_by integer references users on delete set null,
  -- Bytes of UTF-8.
  size integer not null,
  word_count integer not null,
  -- The version that it brought back.
  restored_from integer,
  -- How many UTF-16 code units of the version before stay at the beginning and at the end, with `text` between them.
  -- null: `text` is the whole text.
  kept_start integer,
  kept_end integer,
  text text not null,
  primary key (article_id, section, version),
  check ((kept_start is null) = (kept_end is null)),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_text_revisions_of_plan on article_text_revisions (workspace_id, contentplan_id);
create index article_text_revisions_of_user on article_text_revisions (saved_by) where saved_by is not null;

alter table article_texts enable row level security;
alter table article_texts force row level security;
create policy open_workspaces on article_texts using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on article_texts to keyloom_app;

alter table article_text_revisions enable row level security;
alter table article_text_revisions force row level security;
create policy open_workspaces on article_text_revisions using (workspace_id = any ((select walls.open())::integer[]));
grant select, insert, update, delete on article_text_revisions to keyloom_app;
