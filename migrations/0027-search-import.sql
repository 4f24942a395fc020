-- The import of a plan's search data: when it began last, and of what (property and filters): other facts are deleted when that changes.
alter table contentplans
  add column import_started timestamptz,
  add column import_source text,
  -- When the next import is due by itself; null: none is.
  add column import_due_at timestamptz;
