-- What opens a socket: fetched with the session's token, shown once as the socket's first message.
create table socket_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_by_end on socket_tickets (expires_at);
create index socket_tickets_of_session on socket_tickets (session_id);
grant select, insert, delete on socket_tickets to keyloom_app;

-- Of those sessions that are not over: whose each is, until when, and the workspaces of that person.
create function walls.members_of(sessions uuid[])
    returns table (session uuid, member integer, ends_at timestamptz, workspaces integer[])
  language sql stable security definer
  set search_path = public
  as $$
    select id, user_id, expires_at, array(select workspace_id from workspace_members m where m.user_id = s.user_id)
    from sessions s where id = any (members_of.sessions) and revoked_at is null and expires_at > now()
  $$;

-- Processes that hold sockets hear at once of sessions that ended and of members who came or went,
-- whatever did it.
create function walls.tell_of_session() returns trigger
  language plpgsql
  as $$
    begin
      perform pg_notify('realtime', 'session ' || old.id);
      return null;
    end
  $$;
create function walls.tell_of_member() returns trigger
  language plpgsql
  as $$
    begin
      perform pg_notify('realtime', 'member ' || coalesce(new.user_id, old.user_id));
      return null;
    end
  $$;
create trigger tell_of_end after update of revoked_at, expires_at on sessions
  for each row when (new.revoked_at is not null or new.expires_at < old.expires_at)
  execute function walls.tell_of_session();
create trigger tell_of_delete after delete on sessions for each row execute function walls.tell_of_session();
create trigger tell_of_member after insert or delete on workspace_members
  for each row execute function walls.tell_of_member();

grant create on schema walls to keyloom_walls;
alter function walls.members_of(uuid[]) owner to keyloom_walls;
revoke create on schema walls from keyloom_walls;
revoke all on function walls.members_of(uuid[]), walls.tell_of_session(), walls.tell_of_member() from public;
grant execute on function walls.members_of(uuid[]) to keyloom_app;
