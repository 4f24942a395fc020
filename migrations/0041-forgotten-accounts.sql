-- What happened to accounts and sessions that are over are kept for as long as the installation says, and then forgotten.
create index account_events_by_day on account_events (created_at);
grant select, delete on account_events, sessions to keyloom_walls;

-- Forgets what is older than so many days, some thousand rows at a time; how many that were.
create function walls.forget_accounts(event_days integer, session_days integer) returns integer
  language sql volatile security definer
  set search_path = public, pg_temp
  as $$
    with events as (
      delete from account_events where id in (
        select id from account_events
        where created_at < now() - make_interval(days => greatest(1, event_days)) limit 5000)
      returning 1
    ), ended as (
      delete from sessions where id in (
        select s.id from sessions s, instance i
        where least(s.revoked_at, s.expires_at, s.last_used_at + i.session_idle)
          < now() - make_interval(days => greatest(1, session_days)) limit 5000)
      returning 1
    )
    select ((select count(*) from events) + (select count(*) from ended))::integer
  $$;

grant create on schema walls to keyloom_walls;
alter function walls.forget_accounts(integer, integer) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.forget_accounts(integer, integer) from public;
grant execute on function walls.forget_accounts(integer, integer) to keyloom_app;
