-- What the crawl finds as the type of a page while a chosen type stands in its place, so that the choice can be taken back.
alter table pages add column found_type text;
alter table pages add column found_type_reason text;
