-- Since when a service puts a step off by asking to slow down: a step does not wait for ever.

alter table run_steps add column put_off_since timestamptz;
