-- Which version of its final draft a person stood behind when they last marked an article as reviewed, uploaded or
-- published; null before that. An agent may change the text of a published article, which stays published: what an agent
-- has saved after this version is not reviewed.

alter table articles add column reviewed_version integer check (reviewed_version >= 0);

create index article_text_revisions_of_agents on article_text_revisions (article_id, version)
  where section = 'final' and agent is not null;

-- What was there when an article got its status was reviewed; without that moment, all that is there.
update articles a set reviewed_version = coalesce((
  select max(r.version) from article_text_revisions r
  where r.workspace_id = a.workspace_id and r.article_id = a.id and r.section = 'final'
    and r.saved_at <= coalesce(a.status_updated_at, 'infinity')
), 0)
where a.status in ('reviewed', 'shared', 'published');
