-- The days of a plan's search data of which something came from a file: a later file may correct them, and Search Console reads them anew.
alter table contentplans add column file_days datemultirange not null default '{}';
