-- In which attempt a piece was written: what an article has so far in a run that goes on is shown to people.

alter table written_pieces add column attempt text not null default '' check (length(attempt) <= 100);
