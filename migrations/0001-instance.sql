create table instance (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);

-- One row for ever: it names this installation, whatever database server it is moved to.
create unique index instance_is_one_row on instance ((true));
insert into instance default values;
