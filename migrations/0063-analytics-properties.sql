-- The Google Analytics property of a plan (type ga-4), and the events that count as conversions, with commas between.
alter table integrations
  add column ga_property text check (length(ga_property) <= 100),
  add column ga_name text check (length(ga_name) <= 500),
  add column ga_events text check (length(ga_events) <= 5000);
