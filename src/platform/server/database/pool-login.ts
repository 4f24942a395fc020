import pg from 'pg'
import { z } from 'zod'
import { Invalid } from '#platform/errors.ts'
import { errorCode } from '../error-codes.ts'
import { explainConnectTrouble } from './connect-trouble.ts'
import { APP_ROLE, WALLS_ROLE } from './roles.ts'
import { oneRow } from './rows.ts'

const MADE_BY_ANOTHER = '42710'

/** The statement by which a superuser makes the login of requests; docs/operations.md has it too. */
export const poolLoginFor = (login: string): string =>
  `create role ${login} login password 'choose one' in role ${APP_ROLE}`

/**
 * Makes the login of requests. It is a member of the role of requests and of no other role, so that no statement of a
 * request can act as the owner of the tables or of the walls.
 */
export async function preparePoolLogin(adminUrl: string, poolUrl: string): Promise<void> {
  const { username, password } = new URL(poolUrl)
  await withClient(adminUrl, async (client) => {
    const login = client.escapeIdentifier(username)
    await client.query(`create role ${login} login`).catch((error: unknown) => {
      if (errorCode(error) !== MADE_BY_ANOTHER) throw error
    })
    await client.query(`alter role ${login} password ${client.escapeLiteral(password)}`)
    await client.query(`grant ${APP_ROLE} to ${login}`)
  })
}

/** Throws Invalid when the login of requests has more rights than the role of requests, or lacks that role. */
export async function requireWeakLogin(poolUrl: string): Promise<void> {
  const { login, rights } = await withClient(poolUrl, readRights)
  if (rights.isApp && !rights.isMore) return
  throw new Invalid(
    `${login} in DATABASE_POOL_URL ${rights.isApp ? 'may do more than requests need' : `is no member of ${APP_ROLE}`}; ` +
      `name a login of its own there. A superuser makes it: ${poolLoginFor('keyloom_pool')};`,
  )
}

/** Whether the login of this URL could change what keeps workspaces apart. */
export async function mayChangeWalls(poolUrl: string): Promise<boolean> {
  return (await withClient(poolUrl, readRights)).rights.isMore
}

const rightsRow = z.object({ login: z.string(), isApp: z.boolean(), isMore: z.boolean() })

type Rights = Omit<z.infer<typeof rightsRow>, 'login'>

async function readRights(client: pg.Client): Promise<{ login: string; rights: Rights }> {
  const { login, ...rights } = await oneRow(client, rightsRow)`
    select me.rolname as login, pg_has_role(me.oid, ${APP_ROLE}, 'member') as "isApp",
      me.rolsuper or me.rolbypassrls or me.rolcreaterole or pg_has_role(me.oid, ${WALLS_ROLE}, 'member')
        or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(me.oid, relowner, 'member')) as "isMore"
    from pg_roles me where me.rolname = session_user
  `
  return { login, rights }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainConnectTrouble(url, error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
