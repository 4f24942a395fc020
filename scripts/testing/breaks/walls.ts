import type { Break } from './break.ts'

export const walls: Break[] = [
  {
    name: 'A plan opens for a member of another workspace.',
    file: 'src/features/contentplans/server/open-plan.ts',
    find: 'where id = ${contentplanId} and workspace_id = ${workspaceId}',
    replace: 'where id = ${contentplanId}',
    run: ['server/contentplans/'],
  },
  {
    name: 'The database shows the changes of every workspace.',
    file: 'migrations/0018-plan-changes.sql',
    find: 'create policy open_workspaces on plan_changes using (workspace_id = any ((select walls.open())::integer[]));',
    replace: 'create policy open_workspaces on plan_changes using (true);',
    run: ['tests/isolation', 'server/database/roles'],
  },
  {
    name: 'A session opens the workspace of every id that it names.',
    file: 'migrations/0006-plans-and-keys.sql',
    find: 'where workspace_id = walls.workspace_of_all(kinds, objects) and user_id = entering;',
    replace: 'where workspace_id = walls.workspace_of_all(kinds, objects) limit 1;',
    run: ['tests/isolation'],
  },
  {
    name: 'An API token with any scope may do everything.',
    file: 'src/platform/server/api/admit.ts',
    find: 'if (scopes.includes(scope)) return',
    replace: 'if (scopes.length > 0) return',
    run: ['tests/isolation'],
  },
  {
    name: 'The key of a shared plan opens after sharing has ended.',
    file: 'migrations/0006-plans-and-keys.sql',
    find: 'where key_hash = key and disabled_at is null;',
    replace: 'where key_hash = key;',
    run: ['server/contentplans', 'tests/isolation'],
  },
  {
    name: 'A link to Google works in the browser of somebody else.',
    file: 'migrations/0033-bound-errands.sql',
    find: 'select not (k.browser_hash = browser and coalesce(walls.is_still_in(k.session_id, browser), false))',
    replace: 'select false',
    run: ['server/connections/consent', 'tests/isolation'],
  },
  {
    name: 'A session that has run out is still good.',
    file: 'migrations/0003-workspaces.sql',
    find: 'where id = session and revoked_at is null and expires_at > now()',
    replace: 'where id = session and revoked_at is null',
    run: ['server/accounts/sign-in', 'tests/isolation'],
  },
  {
    name: 'The ticket of a socket can be used twice.',
    file: 'src/features/accounts/server/commands/redeem-ticket.ts',
    find: `delete from socket_tickets where ticket_hash = \${hashSecretWord(ticket)} and expires_at > now()
    returning session_id as session`,
    replace:
      'select session_id as session from socket_tickets where ticket_hash = ${hashSecretWord(ticket)} and expires_at > now()',
    run: ['server/sockets/socket-door'],
  },
  {
    name: 'A member who has left still hears the workspace.',
    file: 'src/platform/server/realtime/audience.ts',
    find: 'if (member === null || !member.workspaces.has(workspaceId)) continue',
    replace: 'if (member === null) continue',
    run: ['server/sockets'],
  },
  {
    name: 'A sealed secret opens in the row of another connection.',
    file: 'src/platform/server/secrets/seal.ts',
    find: 'if (parts === null || parts.boundTo !== boundTo) throw damaged()',
    replace: 'if (parts === null) throw damaged()',
    run: ['secrets/seal'],
  },
  {
    name: 'Tokens stand in the log as they are.',
    file: 'src/platform/server/redact.ts',
    find: '[/(?<![a-z0-9])klm_[\\w-]{8,}/gi, HIDDEN],',
    replace: '',
    run: ['server/http/log'],
  },
  {
    name: 'An address of this machine may be called.',
    file: 'src/platform/server/outbound/public-address.ts',
    find: "if (real.range() !== 'unicast') return false",
    replace: '',
    run: ['outbound/hostile-urls'],
  },
  {
    name: 'Nobody is limited in the requests of a minute.',
    file: 'src/platform/server/http/request-limit.ts',
    find: 'if (result.isAllowed || !result.isExceeded) continue',
    replace: 'if (result.isAllowed || result.isExceeded) continue',
    run: ['server/http/request-limit'],
  },
  {
    name: 'An id may be larger than the database can hold.',
    file: 'src/platform/contract/ids.ts',
    find: 'return wholeNumber({ least: 1, most: LARGEST }).register(kinds, { kind })',
    replace: 'return wholeNumber({ least: 1, most: 2 ** 50 }).register(kinds, { kind })',
    run: ['tests/fuzz', 'server/api/ids'],
  },
]
