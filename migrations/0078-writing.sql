-- Articles that agents write.

-- The agent that saved a version; null for a user.
alter table article_text_revisions add column agent text check (agent in ('brief', 'research', 'draft', 'editor'));

-- What an article is written from: the pages that rank, what was found in them, and what the score measures by.
create table article_research (
  workspace_id integer not null,
  contentplan_id integer not null,
  article_id integer not null,
  -- The URLs of the sources, in the order of their positions.
  sources text[] not null default '{}',
  -- The evidence cards with their contradictions and gaps; null before the research is done.
  research jsonb,
  -- What the content score compares with; null before the sources are read.
  profile jsonb,
  -- Title, description and slug of the final draft; null before that.
  meta jsonb,
  -- URLs of its photos, of their authors and of where they are from.
  image_urls text[] not null default '{}',
  updated_at timestamptz not null default clock_timestamp(),
  primary key (article_id),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index article_research_of_plan on article_research (workspace_id, contentplan_id);

-- What a model has answered for a part of an article, so that a run that goes on after a crash does not ask again.
create table written_pieces (
  workspace_id integer not null,
  contentplan_id integer not null,
  article_id integer not null,
  -- Which part: `brief`, `section 3`.
  name text not null check (length(name) between 1 and 100),
  -- Of everything that the model was asked with: another input makes another piece.
  input_hash text not null check (length(input_hash) = 64),
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (article_id, name),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index written_pieces_of_plan on written_pieces (workspace_id, contentplan_id);

-- What an agent has written while a person changed the same text: the person's text stays, and this stands beside it.
create table text_proposals (
  id integer generated always as identity primary key,
  workspace_id integer not null,
  contentplan_id integer not null,
  article_id integer not null,
  section text not null check (section in ('description', 'research', 'draft', 'final')),
  agent text not null check (agent in ('brief', 'research', 'draft', 'editor')),
  run_id integer not null,
  -- The version that the agent began with.
  base_version integer not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'dismissed')),
  created_at timestamptz not null default clock_timestamp(),
  unique (workspace_id, run_id, section),
  foreign key (workspace_id, contentplan_id) references contentplans (workspace_id, id) on delete cascade
);
create index text_proposals_of_article on text_proposals (workspace_id, contentplan_id, article_id) where state = 'open';

do $$
declare
  wall text;
begin
  foreach wall in array array['article_research', 'written_pieces', 'text_proposals']
  loop
    execute format('alter table %I enable row level security', wall);
    execute format('alter table %I force row level security', wall);
    execute format('create policy open_workspaces on %I using (workspace_id = any ((select walls.open())::integer[]))', wall);
    execute format('grant select, insert, update, delete on %I to keyloom_app', wall);
  end loop;
end
$$;

-- The command line names a plan without a session. Only the id of its workspace is told.
grant execute on function walls.workspace_of(text, integer) to keyloom_app;
