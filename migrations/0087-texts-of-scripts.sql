-- Which versions a script has saved with an API token: like what an agent has saved, they are not reviewed.

alter table article_text_revisions add column by_token boolean not null default false;

drop index article_text_revisions_of_agents;
create index article_text_revisions_unread on article_text_revisions (article_id, version)
  where section = 'final' and (agent is not null or by_token);
