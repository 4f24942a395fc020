-- Where search engines are to find an article that is at another system, too; null: in the blog itself.
alter table blog_articles add column canonical text check (length(canonical) between 1 and 2000);
