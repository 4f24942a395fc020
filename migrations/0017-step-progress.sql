-- How much of a step is done, where it says so: for pages that are opened in the middle of it.
alter table run_steps add column progress_done integer check (progress_done >= 0);
alter table run_steps add column progress_total integer check (progress_total >= progress_done);
