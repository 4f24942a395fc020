-- Search volumes that are unknown are not zero: a cluster says of how many of its keywords the volume is known.
alter table article_metrics
  add column known_volume_count integer not null default 0 check (known_volume_count >= 0),
  -- Null where neither impressions nor a search volume are known.
  alter column potential_clicks drop not null;

update article_metrics m set known_volume_count = known.count
from (
  select article_id, count(*)::integer as count from keywords
  where article_id is not null and estimated_search_volume is not null group by article_id
) as known
where known.article_id = m.article_id;

update article_metrics m set potential_clicks = null
where known_volume_count = 0 and coalesce(impressions_last, 0) = 0
  and exists (select from articles a where a.id = m.article_id and a.keyword_count > 0);

-- Without a hub there is nothing to be related to.
update articles set relevance = null, relevance_related = null where topic_id is null and relevance is not null;
