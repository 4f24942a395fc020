import pg from 'pg'
import { z } from 'zod'
import { Invalid } from '#platform/errors.ts'
import { errorCode } from '../error-codes.ts'
import { explainConnectTrouble } from './connect-trouble.ts'
import { listRows, oneRow } from './rows.ts'

/** The role that every query of the program runs as: no owner, no superuser, bound by row-level security. */
export const APP_ROLE = 'keyloom_app'

/** The role that the functions in schema `walls` run as; no login can sign in as it. */
export const WALLS_ROLE = 'keyloom_walls'

const MISSING_RIGHT = '42501'
/** Codes when another process makes the role at the same time: the role, or its row, exists, or its row was changed. */
const MADE_BY_ANOTHER = new Set(['42710', '23505', 'XX000'])
const ATTEMPTS = 5

/** The statements that a superuser runs once for a login that may not make roles; docs/operations.md has them too. */
export const rolesFor = (login: string): string[] => [
  `create role ${APP_ROLE} nologin`,
  `create role ${WALLS_ROLE} nologin bypassrls`,
  `grant ${APP_ROLE}, ${WALLS_ROLE} to ${login}`,
]

interface RolesInput {
  /** Connection string of a login that may make roles, if the roles are missing. */
  url: string
  /** The role that migrates and connects. */
  login: string
}

/**
 * Makes the two roles of the walls, once for each server. Without the right to do so, throws Invalid with the SQL to
 * run.
 */
export async function prepareRoles({ url, login }: RolesInput): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainConnectTrouble(url, error)
  })
  try {
    for (let attempt = 1; ; attempt++) {
      const error = await makeMissing(client, login)
      if (error === null) return
      if (attempt === ATTEMPTS || !MADE_BY_ANOTHER.has(errorCode(error))) throw error
    }
  } catch (error) {
    if (errorCode(error) !== MISSING_RIGHT) throw error
    throw new Invalid(
      `The database lacks the roles of this program, and ${login} may not make them. Run as a superuser: ${rolesFor(login).join('; ')};`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Returns the error instead of throwing it: roles belong to the whole server, so another process may make them
 * meanwhile.
 */
async function makeMissing(client: pg.Client, login: string): Promise<unknown> {
  try {
    const there = await listRoles(client)
    const [app = '', walls = '', grant = ''] = rolesFor(client.escapeIdentifier(login))
    if (!there.has(APP_ROLE)) await client.query(app)
    if (!there.has(WALLS_ROLE)) await client.query(walls)
    if (!(await isRoleMember(client, login))) await client.query(grant)
    return null
  } catch (error) {
    return error
  }
}

const roleRow = z.object({ rolname: z.string() })

async function listRoles(client: pg.Client): Promise<Set<string>> {
  const rows = await listRows(client, roleRow)`
    select rolname from pg_roles where rolname = any (${[APP_ROLE, WALLS_ROLE]})
  `
  return new Set(rows.map(({ rolname }) => rolname))
}

const memberRow = z.object({ isMember: z.boolean() })

async function isRoleMember(client: pg.Client, login: string): Promise<boolean> {
  const { isMember } = await oneRow(client, memberRow)`
    select pg_has_role(${login}, ${APP_ROLE}, 'member') and pg_has_role(${login}, ${WALLS_ROLE}, 'member') as "isMember"
  `
  return isMember
}
