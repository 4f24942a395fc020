-- Some files give search volumes as ranges, such as 1K – 10K. Then the volume is the middle of the range, and marked as such.
alter table keywords
  add column volume_is_rough boolean not null default false,
  add constraint keywords_rough_volume check (not volume_is_rough or estimated_search_volume is not null);

create index keywords_with_rough_volume on keywords (workspace_id, contentplan_id, article_id)
  where volume_is_rough and article_id is not null;
