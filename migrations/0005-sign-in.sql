-- How people sign in. Whatever is secret is kept as its SHA-256 only; a password as its scrypt hash.

alter table users add column password_hash text;

-- Who a person is at a provider of sign-ins.
create table identities (
  issuer text not null check (length(issuer) between 1 and 300),
  subject text not null check (length(subject) between 1 and 300),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

alter table sessions add column user_agent text not null default '' check (length(user_agent) <= 300);

-- A browser that was sent to the provider and has not come back.
create table sign_in_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  code_verifier text not null,
  nonce text not null,
  sign_up_type text,
  next text,
  expires_at timestamptz not null
);
create index sign_in_attempts_by_end on sign_in_attempts (expires_at);

-- A finished sign-in that the browser has not fetched its token for.
create table sign_in_codes (
  code_hash bytea primary key,
  browser_hash bytea not null,
  user_id integer not null references users on delete cascade,
  -- What to found for somebody without a workspace; null: nothing.
  founds text check (founds in ('managed', 'saas')),
  expires_at timestamptz not null
);
create index sign_in_codes_by_end on sign_in_codes (expires_at);
create index sign_in_codes_of_user on sign_in_codes (user_id);

-- How often something was tried in the running window: here, so that neither a restart nor a second process forgets it.
create table attempt_counts (
  key_hash bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_counts_by_end on attempt_counts (ends_at);

-- What happened to accounts: added to, never changed.
create table account_events (
  id bigint generated always as identity primary key,
  user_id integer references users on delete cascade,
  action text not null check (length(action) between 1 and 100),
  address text not null default '' check (length(address) <= 100),
  user_agent text not null default '' check (length(user_agent) <= 300),
  created_at timestamptz not null default now()
);
create index account_events_of_user on account_events (user_id, id);

grant select, insert on identities, account_events to keyloom_app;
grant select, insert, delete on sign_in_attempts, sign_in_codes to keyloom_app;
grant select, insert, update, delete on attempt_counts to keyloom_app;
