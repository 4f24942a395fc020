-- Every how many days the search results of a plan's active keywords are asked for anew; null: only when somebody wants it.
alter table contentplans
  add column refresh_days integer check (refresh_days between 30 and 365),
  add column refresh_due_at timestamptz,
  add column refreshed_at timestamptz;
