-- Whether a user wants a run to end as soon as it has kept what is paid for.
alter table runs add column is_ending boolean not null default false;
