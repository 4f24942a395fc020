import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { createServer } from '#app/server.ts'
import { serveFeatures, type FeatureSettings } from '#app/api/serve-features.ts'
import { issueToken, readSigningKey } from '#features/accounts/server/index.ts'
import type { Scope } from '#platform/contract/endpoint.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { fillPlan } from './fill-plan.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { groupOutside } from '#tests/support/grouping/grouping-services.ts'
import { askOutside } from '#tests/support/keywords/keyword-services.ts'
import {
  findMember,
  makeApiTokenFor,
  makeDeadApiTokens,
  makeScopedTokens,
} from '#tests/support/api-tokens/tenant-tokens.ts'
import {
  createTestDatabase,
  insert,
  query,
  readTables,
  type AtEnd,
} from '#tests/support/database/test-database.ts'
import { countWorld } from '#tests/support/worlds.ts'

export interface Tenant {
  workspace: number
  contentplan: number
  /** A keyword in a cluster of the plan, what brought it, and a change that can be taken back. */
  keyword: number
  inactive_keyword: number
  article: number
  second_article: number
  page: number
  topic: number
  keyword_import: number
  plan_change: number
  run: number
  session: string
  token: string
  /** An API token with every scope, and its id. */
  apiToken: string
  api_token: number
  /** Opens the plan without a member. */
  sharingKey: string
}

export interface TwoTenants {
  server: FastifyInstance
  /** Of the database, for the program. */
  url: string
  /** Runs a statement past all walls. */
  look(statement: string): Promise<Record<string, unknown>[]>
  /** As the program sees the database: behind the walls. */
  database: Kysely<Database>
  key: Uint8Array
  own: Tenant
  other: Tenant
  /** Somebody signed in who was a member of the own tenant's workspace, and is none any more. */
  left: { session: string; token: string }
  /** Tokens that prove nothing, by the reason. */
  deadTokens: Record<string, string | null>
  /** API tokens that prove nothing, by the reason. */
  deadApiTokens: Record<string, string>
  /** API tokens of the own tenant, each with one scope alone. */
  scopedTokens: Record<Scope, string>
  /** Sharing keys that open nothing of the own tenant's, by the reason. */
  deadKeys: Record<string, string>
  /** Every row of every table. */
  readAll(): Promise<string>
  /** Every row that belongs to the tenant's workspace. */
  readOf(tenant: Tenant): Promise<string>
}

/** As nobody has configured anything. */
export const settings: FeatureSettings = {
  supportContact: null,
  publicUrl: 'http://127.0.0.1:4310',
  oidc: null,
  owner: null,
  isSignUpOpen: true,
  limits: { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 1, keywordLimit: 100 },
  costs: { confirmAbove: 1_000_000, monthlyCap: null },
  tokenLimit: 0,
}

const silent = { warn: () => {}, error: () => {} }
const HOUR_MS = 3_600_000

/** The product's own server over a database with two workspaces that have nothing to do with each other. */
export async function makeTwoTenants(atEnd: AtEnd = onTestFinished): Promise<TwoTenants> {
  const admin = await createTestDatabase('migrated', atEnd)
  const app = new URL(admin)
  app.username = 'keyloom'
  const database = openDatabase({ log: silent }, { url: app.href, name: 'test' })
  atEnd(() => database.destroy())
  countWorld('server')
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: (to) =>
      serveFeatures(to, {
        database: () => database,
        databaseUrl: () => app.href,
        settings,
        connections: withoutGoogle,
        keywords: askOutside(() => database),
        grouping: groupOutside(),
        performance: { facts: factsInDatabase },
      }),
  })
  atEnd(async () => void (await server.close()))
  const key = await readSigningKey(database)
  const own = await makeTenant(admin, key, 'own')
  const other = await makeTenant(admin, key, 'other')
  return {
    server,
    url: app.href,
    look: (statement) => query(admin, statement),
    database,
    key,
    own,
    other,
    left: await makeLeft(admin, key),
    deadTokens: await makeDeadTokens(admin, key, own),
    deadApiTokens: await makeDeadApiTokens(admin, own),
    scopedTokens: await makeScopedTokens(admin, own),
    deadKeys: await makeDeadKeys(admin, { own, other }),
    readAll: () => readTables(admin, 'true'),
    readOf: ({ workspace }) =>
      readTables(
        admin,
        `coalesce(to_jsonb(one) ->> 'workspace_id', to_jsonb(one) ->> 'id') = '${workspace}'`,
      ),
  }
}

async function makeTenant(admin: string, key: Uint8Array, name: string): Promise<Tenant> {
  const user = await insert(
    admin,
    `insert into users (email, name) values ('${name}@people.example', '${name}')`,
  )
  const workspace = await insert(
    admin,
    `insert into workspaces (name, type, paid_plans) values ('secret of ${name}', 'managed', 10000)`,
  )
  await query(admin, `insert into workspace_members (workspace_id, user_id) values (${workspace}, ${user})`)
  const contentplan = await insert(
    admin,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${workspace}, 'secret of ${name}', 'USA', 'en', 'managed', 10)`,
  )
  const ofPlan = await fillPlan(admin, { workspace, contentplan, name })
  const { session, token } = await makeSession(admin, key, user)
  const { id: apiTokenId, apiToken } = await makeApiTokenFor(admin, {
    workspace,
    user,
    name: `secret of ${name}`,
  })
  const sharingKey = `sharing key of ${name}`
  await share(admin, { key: sharingKey, workspace, contentplan })
  return {
    workspace,
    contentplan,
    ...ofPlan,
    session,
    token,
    apiToken,
    api_token: apiTokenId,
    sharingKey,
  }
}

async function share(
  admin: string,
  {
    key,
    workspace,
    contentplan,
    disabled = 'null',
  }: { key: string; workspace: number; contentplan: number; disabled?: string },
): Promise<void> {
  const hash = Buffer.from(hashSecretWord(key)).toString('hex')
  await query(
    admin,
    `insert into contentplan_shares (key_hash, workspace_id, contentplan_id, disabled_at)
     values ('\\x${hash}', ${workspace}, ${contentplan}, ${disabled})`,
  )
}

async function makeDeadKeys(
  admin: string,
  { own, other }: { own: Tenant; other: Tenant },
): Promise<Record<string, string>> {
  await share(admin, { ...own, key: 'ended key', disabled: 'now()' })
  const sibling = await insert(
    admin,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${own.workspace}, 'sibling', 'USA', 'en', 'managed', 10)`,
  )
  await share(admin, { key: 'key of a sibling', workspace: own.workspace, contentplan: sibling })
  return {
    empty: '',
    unknown: 'x'.repeat(32),
    ended: 'ended key',
    'of a sibling': 'key of a sibling',
    'of another tenant': other.sharingKey,
    'cut off': own.sharingKey.slice(0, -1),
  }
}

async function makeSession(admin: string, key: Uint8Array, userId: number, change = '') {
  const [{ id }] = await query(
    admin,
    `insert into sessions (user_id, expires_at) values (${userId}, now() + interval '1 hour') returning id`,
  )
  if (change !== '') await query(admin, `update sessions set ${change} where id = '${String(id)}'`)
  const session = String(id)
  const now = new Date()
  const expiresAt = new Date(now.getTime() + HOUR_MS)
  return { session, token: await issueToken({ key, now }, { session, userId, name: 'Somebody', expiresAt }) }
}

async function makeLeft(admin: string, key: Uint8Array) {
  const user = await insert(admin, `insert into users (email, name) values ('left@people.example', 'left')`)
  return makeSession(admin, key, user)
}

async function makeDeadTokens(
  admin: string,
  key: Uint8Array,
  own: Tenant,
): Promise<Record<string, string | null>> {
  const userId = await findMember(admin, own)
  const issue = (now: number, expires: number, by = key) =>
    issueToken(
      { key: by, now: new Date(now) },
      { session: own.session, userId, name: 'Somebody', expiresAt: new Date(expires) },
    )
  const now = Date.now()
  const [head, body, signature] = own.token.split('.')
  return {
    anonymous: null,
    garbage: 'garbage',
    tampered: [
      head,
      Buffer.from(Buffer.from(body, 'base64url').toString().replace('Somebody', 'Somebodx')).toString(
        'base64url',
      ),
      signature,
    ].join('.'),
    unsigned: [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.'),
    'of another installation': await issue(now, now + HOUR_MS, crypto.getRandomValues(new Uint8Array(32))),
    expired: await issue(now - 2 * HOUR_MS, now - HOUR_MS),
    'of the future': await issue(now + HOUR_MS, now + 2 * HOUR_MS),
    'older than a token lives': await issue(now - 40 * 24 * HOUR_MS, now + HOUR_MS),
    'of a revoked session': (await makeSession(admin, key, userId, 'revoked_at = now()')).token,
    'of an expired session': (
      await makeSession(admin, key, userId, "expires_at = now() - interval '1 second'")
    ).token,
  }
}
