-- A reservation ends with the capture of its credits, or with their release. After a release, the same thing can be
-- reserved again: each reservation has a number.
alter table credit_entries
  add column attempt integer not null default 1 check (attempt >= 1),
  drop constraint credit_entries_kind_check,
  add constraint credit_entries_kind_check check (kind in ('grant', 'reserve', 'capture', 'release')),
  drop constraint credit_entries_check,
  -- Where credits are unlimited, a reservation takes 0.
  add constraint credit_entries_amount_check check (case kind when 'grant' then amount > 0 when 'reserve' then amount <= 0
    when 'capture' then amount = 0 else amount >= 0 end),
  drop constraint credit_entries_workspace_id_ledger_reference_kind_key,
  add constraint credit_entries_once unique (workspace_id, ledger, reference, attempt, kind);
-- Whatever the program does: what is captured is never given back, and nothing is captured twice.
create unique index credit_entries_one_end on credit_entries (workspace_id, ledger, reference, attempt)
  where kind in ('capture', 'release');
create unique index credit_entries_one_capture on credit_entries (workspace_id, ledger, reference)
  where kind = 'capture';
create index credit_grants on credit_entries (workspace_id, ledger) where kind = 'grant';
