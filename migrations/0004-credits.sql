-- Credits as two ledgers of entries that are only ever added: articles (plans, writers) and keywords (clusterer).

create table credit_balances (
  workspace_id integer not null references workspaces on delete cascade,
  ledger text not null check (ledger in ('articles', 'keywords')),
  balance integer not null constraint credits_suffice check (balance >= 0),
  primary key (workspace_id, ledger)
);

create table credit_entries (
  id bigint generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  ledger text not null check (ledger in ('articles', 'keywords')),
  kind text not null check (kind in ('grant', 'reserve', 'release')),
  amount integer not null check (case kind when 'reserve' then amount < 0 else amount > 0 end),
  -- What the credits are for: the same thing is booked once.
  reference text not null check (length(reference) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (workspace_id, ledger, reference, kind)
);

-- The balance is the sum of the entries because nothing else writes it.
create function walls.book_credits() returns trigger
  language plpgsql security definer
  set search_path = public
  as $$
    begin
      insert into credit_balances (workspace_id, ledger, balance) values (new.workspace_id, new.ledger, 0)
        on conflict do nothing;
      update credit_balances set balance = balance + new.amount
        where workspace_id = new.workspace_id and ledger = new.ledger;
      return new;
    end
  $$;
grant create on schema walls to keyloom_walls;
alter function walls.book_credits() owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.book_credits() from public;
create trigger book_credits after insert on credit_entries for each row execute function walls.book_credits();

alter table credit_balances enable row level security;
alter table credit_balances force row level security;
create policy open_workspaces on credit_balances using (workspace_id = any ((select walls.open())::integer[]));
alter table credit_entries enable row level security;
alter table credit_entries force row level security;
create policy open_workspaces on credit_entries using (workspace_id = any ((select walls.open())::integer[]));

grant select on credit_balances to keyloom_app;
grant select, insert on credit_entries to keyloom_app;
grant select, insert, update on credit_balances to keyloom_walls;
