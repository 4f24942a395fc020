-- When a service was asked for the search volume of a keyword, and which one ('sandbox' for the sandbox's). A keyword that was
-- asked for and has no volume is unknown to that service.
alter table keywords
  add column volume_asked_at timestamptz,
  add column volume_asked_of text check (length(volume_asked_of) between 1 and 100);
