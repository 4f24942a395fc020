-- The texts of clusters count towards the room of a workspace: every save is kept, so one member could fill the disk with
-- versions of a text. What counts is what is stored of each version; the newest one is stored once more in article_texts.
alter table usage_limits drop constraint usage_limits_kind_check;
alter table usage_limits add constraint usage_limits_kind_check
  check (kind in ('keywords', 'pages', 'links', 'texts', 'search rows', 'written texts'));
alter table plan_usage drop constraint plan_usage_kind_check;
alter table plan_usage add constraint plan_usage_kind_check
  check (kind in ('keywords', 'pages', 'links', 'texts', 'search rows', 'written texts'));

-- What is there already; walls do not bind the role that counts.
grant select on article_text_revisions to keyloom_walls;
set local role keyloom_walls;
insert into plan_usage
  select workspace_id, contentplan_id, 'written texts', sum(octet_length(text)) from article_text_revisions group by 1, 2;
reset role;
revoke select on article_text_revisions from keyloom_walls;

create trigger count_new after insert on article_text_revisions referencing new table as changed
  for each statement execute function walls.count_bytes('written texts');
create trigger count_gone after delete on article_text_revisions referencing old table as changed
  for each statement execute function walls.count_bytes('written texts');
