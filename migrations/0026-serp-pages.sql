-- Which pages search results have, as the clustering engine tells them apart, so that counting shared ones needs neither
-- addresses nor hashing. Only the program can compute them: it does when it keeps results, and at its start for those of
-- earlier versions. Another way to compute them needs a migration that empties the column.
drop index serps_by_page;
alter table serps drop column page_keys;
drop function serp_page_keys(text[]);
-- At most ten, in the order of the results.
alter table serps add column pages bigint[] check (cardinality(pages) <= 10);
create index serps_by_page on serps using gin (pages);
create index serps_without_pages on serps (fetched_at) where pages is null;
