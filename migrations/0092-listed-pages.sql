-- Pages that a connected publishing system lists.
alter table pages drop constraint pages_source_check;
alter table pages
  add constraint pages_source_check check (source in ('added', 'sitemap', 'link', 'search-console', 'cms')),
  -- Whether a publishing system has said of what type the page is. Crawls keep such a type where they only guess.
  add column is_type_listed boolean not null default false;
