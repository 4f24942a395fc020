-- What a person does not trust of the evidence of an article: [{"url": …, "quote": …}]. A later research gives its cards
-- other ids, so they are told by their words.

alter table article_research add column struck jsonb not null default '[]';
