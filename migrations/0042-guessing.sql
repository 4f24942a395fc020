-- Wrong passwords of a browser that has signed in before: they count for that browser alone.
alter table known_browsers
  add column wrong integer not null default 0,
  add column wrong_until timestamptz not null default now();

-- Passes that the command line gives: the browser that brings one counts as known.
create table browser_passes (
  pass_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index browser_passes_of_user on browser_passes (user_id);
grant select, insert, delete on browser_passes to keyloom_app;

-- Until when the next tries of strangers at an account are given away: of networks that have hardly guessed yet, and of
-- the others.
create table sign_in_lines (
  account_hash bytea not null,
  is_fresh boolean not null,
  free_at timestamptz not null,
  primary key (account_hash, is_fresh)
);
create index sign_in_lines_by_end on sign_in_lines (free_at);

-- What a network has guessed at an account, and when its turn comes where it has to wait.
create table sign_in_turns (
  account_hash bytea not null,
  network_hash bytea not null,
  wrong integer not null default 0,
  wrong_until timestamptz not null default now(),
  turn_at timestamptz,
  primary key (account_hash, network_hash)
);
create index sign_in_turns_by_end on sign_in_turns (wrong_until);
grant select, insert, update, delete on sign_in_lines, sign_in_turns to keyloom_app;

-- Gives a network its turn to try a password: null now, and then the try counts as a wrong one until it is forgiven; else
-- when it may come back. Turns of an account are so many
-- seconds apart once the burst is used up, one for each network at a time, in the order in which they were asked for; a
-- turn that is not used is held for some minutes.
create function walls.take_sign_in_turn(account bytea, network bytea, fresh_tries integer, fresh_burst integer,
    burst integer, every_seconds integer, held_minutes integer) returns timestamptz
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
    declare
      known sign_in_turns;
      is_now_fresh boolean;
      spare interval;
      pace interval := make_interval(secs => every_seconds);
      turn timestamptz;
    begin
      delete from sign_in_turns old where old.ctid = any (array(
        select t.ctid from sign_in_turns t
        where t.wrong_until < now() - interval '1 day' and (t.turn_at is null or t.turn_at < now() - interval '1 day')
        limit 100 for update skip locked));
      delete from sign_in_lines old where old.ctid = any (array(
        select l.ctid from sign_in_lines l where l.free_at < now() - interval '1 day' limit 100 for update skip locked));

      insert into sign_in_turns (account_hash, network_hash) values (account, network) on conflict do nothing;
      select * into known from sign_in_turns t
        where t.account_hash = account and t.network_hash = network for update;
      if known.turn_at > now() then return known.turn_at; end if;
      if known.wrong_until <= now() then known.wrong := 0; end if;

      is_now_fresh := known.wrong < fresh_tries;
      if known.turn_at > now() - make_interval(mins => held_minutes) then
        turn := known.turn_at;
      else
        spare := pace * case when is_now_fresh then fresh_burst else burst end;
        insert into sign_in_lines as line (account_hash, is_fresh, free_at)
          values (account, is_now_fresh, now() - spare + pace)
          on conflict (account_hash, is_fresh) do update set free_at = greatest(line.free_at, now() - spare) + pace
          returning line.free_at - pace into turn;
      end if;

      update sign_in_turns t set
        turn_at = case when turn > now() then turn end,
        wrong = known.wrong + case when turn > now() then 0 else 1 end,
        wrong_until = case when turn > now() then known.wrong_until else now() + interval '1 day' end
        where t.account_hash = account and t.network_hash = network;
      return case when turn > now() then turn end;
    end
  $$;
revoke all on function walls.take_sign_in_turn(bytea, bytea, integer, integer, integer, integer, integer) from public;
grant execute on function walls.take_sign_in_turn(bytea, bytea, integer, integer, integer, integer, integer) to keyloom_app;
