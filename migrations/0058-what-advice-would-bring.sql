-- Clicks in 30 days that the suggested action would bring, as an estimate; 0 where none are expected, null before the
-- advice is computed anew.
alter table page_advice add column gain float8;
