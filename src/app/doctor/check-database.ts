import pg from 'pg'
import { z } from 'zod'
import { Explained } from '#platform/errors.ts'
import { explainConnectTrouble, publicAddress } from '#platform/server/database/connect-trouble.ts'
import { appliedMigration, findPending, OLDEST_SERVER } from '#platform/server/database/migrate.ts'
import type { MigrationFile } from '#platform/server/database/migration-files.ts'
import { mayChangeWalls, poolLoginFor } from '#platform/server/database/pool-login.ts'
import { APP_ROLE, rolesFor, WALLS_ROLE } from '#platform/server/database/roles.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { KeyRing } from '#platform/server/secrets/sealing-keys.ts'
import { errorCode, errorReason } from '#platform/server/error-codes.ts'
import { checkSecrets } from './check-secrets.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

const SKEW_WARN_S = 5
const SKEW_FAIL_S = 60

/** Checks the database without changing anything in it. */
export async function checkDatabase(
  url: string,
  {
    migrations,
    keys,
    poolUrl = url,
  }: { migrations: MigrationFile[]; keys: KeyRing; poolUrl?: string | undefined },
): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'keyloom doctor',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return [fail('database', explainConnectTrouble(url, error).message)]
  }
  const findings: Finding[] = []
  try {
    await client.query('set default_transaction_read_only = on')
    for (const check of [checkServer, checkClock, checkRoles, checkWalls])
      findings.push(await check(client, url))
    findings.push(
      ...checkEncryption(url),
      await checkPoolLogin(poolUrl),
      await checkMigrations(client, migrations),
      await checkSecrets(client, keys),
    )
  } catch (error) {
    findings.push(fail('database', `could not be looked into: ${errorReason(error)}.`))
  } finally {
    await client.end()
  }
  return findings
}

const serverRow = z.object({ number: z.number(), version: z.string() })

async function checkServer(client: pg.Client, url: string): Promise<Finding> {
  const { number, version } = await oneRow(client, serverRow)`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version
  `
  const name = `PostgreSQL ${version.split(' ')[0]} at ${publicAddress(url)}`
  if (number < OLDEST_SERVER)
    return fail('database', `${name} is too old; ${OLDEST_SERVER / 10_000} or newer is needed.`)
  return ok('database', `${name} answers.`)
}

const clockRow = z.object({ now: z.date() })

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { now } = await oneRow(client, clockRow)`select clock_timestamp() as now`
  const here = (before + Date.now()) / 2
  const seconds = Math.round(Math.abs(now.getTime() - here) / 100) / 10
  if (seconds <= SKEW_WARN_S) return ok('clock', 'agrees with that of the database.')
  const message = `this machine's clock and the database's are ${seconds} s apart; set both by NTP, or sessions end at wrong times.`
  return seconds > SKEW_FAIL_S ? fail('clock', message) : warn('clock', message)
}

const roleRow = z.object({ name: z.string(), passes: z.boolean(), isMember: z.boolean() })

async function checkRoles(client: pg.Client, url: string): Promise<Finding> {
  const login = decodeURIComponent(new URL(url).username)
  const rows = await listRows(client, roleRow)`
    select rolname as name, rolbypassrls or rolsuper as passes, pg_has_role(current_user, oid, 'member') as "isMember"
    from pg_roles where rolname in (${APP_ROLE}, ${WALLS_ROLE})
  `
  const [app, walls] = [APP_ROLE, WALLS_ROLE].map((role) => rows.find(({ name }) => name === role))
  if (!app?.isMember || !walls?.isMember) {
    const statements = rolesFor(client.escapeIdentifier(login)).join('; ')
    return fail('roles', `are missing; run as a superuser: ${statements};`)
  }
  if (app.passes)
    return fail(
      'roles',
      `row-level security does not bind ${APP_ROLE}; run as a superuser: alter role ${APP_ROLE} nosuperuser nobypassrls;`,
    )
  if (!walls.passes)
    return fail(
      'roles',
      `row-level security binds ${WALLS_ROLE}; run as a superuser: alter role ${WALLS_ROLE} bypassrls;`,
    )
  return ok('roles', 'are there, with the rights that they should have.')
}

/** Warns unless the database is on this machine, or reached by TLS with a verified certificate. */
export function checkEncryption(url: string): Finding[] {
  const { hostname, searchParams } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname)
  if (isHere || searchParams.get('sslmode') === 'verify-full') return []
  const message = `at ${publicAddress(url)} is not reached by TLS for certain; add ?sslmode=verify-full to DATABASE_URL.`
  return [warn('encryption', message)]
}

async function checkPoolLogin(poolUrl: string): Promise<Finding> {
  const about = 'login of requests'
  if (!(await mayChangeWalls(poolUrl))) return ok(about, 'may do no more than requests need.')
  return warn(
    about,
    `may change what keeps workspaces apart; run as a superuser: ${poolLoginFor('keyloom_pool')}; and name it in DATABASE_POOL_URL.`,
  )
}

const openTable = z.object({ name: z.string() })

async function checkWalls(client: pg.Client): Promise<Finding> {
  const rows = await listRows(client, openTable)`
    select distinct c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1
  `
  if (rows.length === 0) return ok('walls', 'row-level security is forced on every table of a workspace.')
  const names = rows.map(({ name }) => name).join(', ')
  return fail(
    'walls',
    `row-level security is off for ${names}; somebody changed that: alter table … enable row level security, force row level security.`,
  )
}

async function checkMigrations(client: pg.Client, files: MigrationFile[]): Promise<Finding> {
  const about = 'migrations'
  try {
    const applied = await listRows(client, appliedMigration)`
      select name, sha256 from schema_migrations order by name
    `
    const pending = findPending(files, applied)
    if (pending.length === 0) return ok(about, `all ${files.length} are there, unchanged.`)
    return warn(
      about,
      `${pending.length} are still to come, from ${pending[0]?.name} on; the next start or \`keyloom migrate\` applies them.`,
    )
  } catch (error) {
    if (error instanceof Explained) return fail(about, error.message)
    if (errorCode(error) !== '42P01') throw error
    return warn(about, 'the database is empty; the next start or `keyloom migrate` fills it.')
  }
}
