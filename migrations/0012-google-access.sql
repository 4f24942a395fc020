-- What a refresh token gave for an hour, so that not every call asks for another one.
alter table google_grants
  add column sealed_access_token text,
  add column access_expires_at timestamptz;
