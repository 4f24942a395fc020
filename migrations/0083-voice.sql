-- Style guides and company information that are made from the site's own pages.

-- Lists and tables in the main text; null until the page is read the next time.
alter table page_texts
  add column list_count integer check (list_count >= 0),
  add column table_count integer check (table_count >= 0);

-- What was made for a plan. A text that a person has written is replaced only when a person says so.
create table voice_texts (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  kind text not null check (kind in ('style_guide', 'about')),
  text text not null check (length(text) <= 50000),
  -- Who worded it: a model, or rules.
  engine text not null check (engine in ('model', 'rules')),
  -- The measurements and pages that it rests on.
  basis jsonb not null,
  state text not null check (state in ('proposed', 'taken', 'dismissed')),
  -- What stood in the plan before this text was taken; null when it was not taken, or nothing stood there.
  replaced text,
  taken_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index voice_texts_of_plan on voice_texts (workspace_id, contentplan_id, kind, id);

-- The paragraph on which a plan tries its style guide. Its id is named where messages name a cluster, so ids begin where
-- those of clusters never get.
create table style_previews (
  id integer generated always as identity (start with 2000000000 minvalue 2000000000) primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  text text not null check (length(text) <= 5000),
  -- What the model made of it; null before that.
  result text,
  -- The paragraph that the result was made of.
  result_of text,
  changed_at timestamptz not null default clock_timestamp(),
  unique (contentplan_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index style_previews_of_workspace on style_previews (workspace_id);

do $$
declare
  wall text;
begin
  foreach wall in array array['voice_texts', 'style_previews']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
  end loop;
end
$$;
grant select on voice_texts, style_previews to keyloom_walls;

create or replace function walls.workspace_of(kind text, object integer) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return case kind
    when 'workspace' then (select id from workspaces where id = object)
    when 'contentplan' then (select workspace_id from contentplans where id = object)
    when 'run' then (select workspace_id from runs where id = object)
    when 'page' then (select workspace_id from pages where id = object)
    when 'topic' then (select workspace_id from topics where id = object)
    when 'article' then coalesce((select workspace_id from articles where id = object),
      (select workspace_id from style_previews where id = object))
    when 'keyword' then (select workspace_id from keywords where id = object)
    when 'keyword_import' then (select workspace_id from keyword_imports where id = object)
    when 'plan_change' then (select workspace_id from plan_changes where id = object)
    when 'api_token' then (select workspace_id from api_tokens where id = object)
    when 'search_period' then (select workspace_id from search_periods where id = object)
    when 'search_filter' then (select workspace_id from search_filters where id = object)
    when 'annotation' then (select workspace_id from annotations where id = object)
    when 'saved_view' then (select workspace_id from saved_views where id = object)
    when 'voice_text' then (select workspace_id from voice_texts where id = object)
  end;
