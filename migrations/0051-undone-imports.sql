-- Who imported keywords, who undid it, and the rows that the undo removed, so that it can be undone, too.
alter table keyword_imports
  add column user_id integer references users on delete set null,
  add column undone_by integer references users on delete set null,
  add column removed jsonb;
create index keyword_imports_of_user on keyword_imports (user_id) where user_id is not null;
create index keyword_imports_undone_by on keyword_imports (undone_by) where undone_by is not null;
