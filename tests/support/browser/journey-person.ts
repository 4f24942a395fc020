import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { issueToken } from '#features/accounts/server/index.ts'
import { withJourneyDatabase } from './journey-database.ts'
import { BLANK_PAGE } from './shared-window.ts'

export interface PlanInput {
  name: string
  domain?: string | null
  keywordLimit?: number
  importEnded?: string
  importError?: string
}

interface WorkspaceInput {
  name: string
  type?: 'managed' | 'saas'
  paidPlans?: number
  credits?: number
  plans?: readonly PlanInput[]
}

export interface Person {
  userId: number
  name: string
  token: string
  workspaces: readonly { id: number; plans: readonly number[] }[]
}

const HOUR_MS = 3_600_000

/** Creates a person for this journey only, with workspaces and plans of their own, so that journeys do not meet. */
export async function makePerson({
  name = 'Ada Lovelace',
  workspaces,
}: {
  name?: string
  workspaces: readonly WorkspaceInput[]
}): Promise<Person> {
  return withJourneyDatabase(async (client) => {
    const userId = await insert(client, 'insert into users (email, name) values ($1, $2) returning id', [
      `${randomUUID()}@people.example`,
      name,
    ])
    const made: { id: number; plans: number[] }[] = []
    for (const input of workspaces) made.push(await makeWorkspace(client, { userId, input }))
    return { userId, name, token: await openSession(client, { userId, name }), workspaces: made }
  })
}

/** Signs the person in on one more device; returns its JWT. */
export async function addDevice({ userId, name }: Person, userAgent: string): Promise<string> {
  return withJourneyDatabase((client) => openSession(client, { userId, name, userAgent }))
}

/** Makes this person's last proof of identity an hour old. */
export async function expireProof({ userId }: Pick<Person, 'userId'>): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [userId]),
  )
}

/** Makes the last proof of identity of every session an hour old, on a server of the journey's own. */
export async function expireAllProofs({ folder }: { folder: string }): Promise<void> {
  await withJourneyDatabase(
    (client) => client.query(`update sessions set proven_at = now() - interval '1 hour'`),
    folder,
  )
}

/** Signs the page's browser in as this person, at the address of all journeys or at another one. */
export async function signInAs(page: Page, { token }: Pick<Person, 'token'>, address = ''): Promise<void> {
  if (address !== '' || !page.url().endsWith(BLANK_PAGE)) await page.goto(`${address}${BLANK_PAGE}`)
  await page.evaluate((jwt) => localStorage.setItem('jwt', jwt), token)
}

async function makeWorkspace(
  client: pg.PoolClient,
  { userId, input }: { userId: number; input: WorkspaceInput },
) {
  const { name, type = 'managed', paidPlans = 9, credits = 38, plans = [] } = input
  const id = await insert(
    client,
    'insert into workspaces (name, type, paid_plans) values ($1, $2, $3) returning id',
    [name, type, paidPlans],
  )
  await client.query('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [id, userId])
  if (credits > 0)
    await client.query(
      `insert into credit_entries (workspace_id, ledger, kind, amount, reference)
       values ($1, 'articles', 'grant', $2, 'journey')`,
      [id, credits],
    )
  const made: number[] = []
  for (const plan of plans) made.push(await makePlan(client, { workspaceId: id, plan }))
  return { id, plans: made }
}

async function makePlan(
  client: pg.PoolClient,
  { workspaceId, plan }: { workspaceId: number; plan: PlanInput },
): Promise<number> {
  const { name, domain = 'shop.example', keywordLimit = 5000, importEnded, importError } = plan
  const id = await insert(
    client,
    `insert into contentplans (workspace_id, name, domain, country, language, type, keyword_limit)
     values ($1, $2, $3, 'USA', 'en', 'managed', $4) returning id`,
    [workspaceId, name, domain, keywordLimit],
  )
  await client.query(
    'insert into search_imports (workspace_id, contentplan_id, ended_at, error) values ($1, $2, $3, $4)',
    [workspaceId, id, importEnded ?? null, importError ?? null],
  )
  return id
}

async function openSession(
  client: pg.PoolClient,
  { userId, name, userAgent = '' }: { userId: number; name: string; userAgent?: string },
): Promise<string> {
  const session = await client.query<{ id: string; key_id: string; secret: Buffer }>(
    `insert into sessions (user_id, user_agent, expires_at) values ($1, $2, now() + interval '1 hour')
     returning sessions.id, (select id from signing_keys order by created_at desc limit 1) as key_id,
       (select secret from signing_keys order by created_at desc limit 1) as secret`,
    [userId, userAgent],
  )
  const [row] = session.rows
  if (row === undefined) throw new Error('No session was made.')
  const now = new Date()
  return issueToken(
    { key: { id: row.key_id, secret: row.secret }, now },
    { session: row.id, userId, name, expiresAt: new Date(now.getTime() + HOUR_MS) },
  )
}

async function insert(client: pg.PoolClient, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(statement, values)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted.')
  return row.id
}
