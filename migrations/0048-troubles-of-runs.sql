-- Why a run failed, as programs read it; `reason` is the sentence for people.
alter table runs add column trouble text;

alter table runs no force row level security;
update runs set trouble = case
  when reason = 'No refresh token' then 'no_token'
  when reason like 'We couldn''t access%' then 'no_access'
end
where name = 'search-import' and state = 'failed';
alter table runs force row level security;
