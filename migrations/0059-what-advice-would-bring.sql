-- Clicks in 30 days that the suggested action would bring, as an estimate; 0 where none are expected, null before the
-- advice is computed anew.
alter table page_advice add column gain float8;
create index page_advice_by_gain on page_advice (workspace_id, contentplan_id, gain desc) where gain > 0;

-- Finds the clusters with most potential clicks without reading all of a plan.
create index article_metrics_by_potential on article_metrics (workspace_id, contentplan_id, potential_clicks desc)
  where potential_clicks > 0;
