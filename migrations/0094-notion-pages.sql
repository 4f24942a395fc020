-- Notion: the page that articles go under, and its title when it was chosen; null before one is.
alter table integrations
  add column notion_page_id text check (length(notion_page_id) <= 100),
  add column notion_page_title text check (length(notion_page_title) <= 500);

-- Articles go to Notion, too, which is a place for documents and no website.
alter table publications drop constraint publications_target_check;
alter table publications add constraint publications_target_check
  check (target in ('wordpress', 'autoblog', 'webflow', 'shopify', 'custom-cms', 'notion'));
