-- Pages show the numbers of a period, as keywords do: of several periods with the same page those of the one that ends last.
alter table period_pages add column is_shown boolean not null default false;

alter table period_pages no force row level security;
alter table search_periods no force row level security;
update period_pages g set is_shown = true
from (
  select distinct on (o.contentplan_id, o.url) o.period_id, o.url
  from period_pages o join search_periods p on p.id = o.period_id
  order by o.contentplan_id, o.url, p.to_day desc, p.id desc
) newest
where g.period_id = newest.period_id and g.url = newest.url;
alter table period_pages force row level security;
alter table search_periods force row level security;

create unique index period_pages_shown on period_pages (contentplan_id, md5(url)) where is_shown;
