-- Who told each day of search data stands beside it, where it cannot part from it: what a file told gives way to what Search Console
-- tells. `contentplans.file_days` is from then on only read for DuckDB files that were written before.
alter table fact_imports add column source text not null default 'search-console' check (source in ('search-console', 'file'));
alter table fact_imports alter column source drop default;
alter table fact_imports no force row level security;
alter table contentplans no force row level security;
update fact_imports i set source = 'file' from contentplans p
  where p.workspace_id = i.workspace_id and p.id = i.contentplan_id and p.file_days @> i.day;
alter table contentplans force row level security;
alter table fact_imports force row level security;
