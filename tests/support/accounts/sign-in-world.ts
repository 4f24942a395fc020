import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { serveFeatures, type FeatureSettings } from '#app/api/serve-features.ts'
import { createServer } from '#app/server.ts'
import { applySignInSettings, issueToken, readSigningKey } from '#features/accounts/server/index.ts'
import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { KeywordProviders } from '#features/keywords/server/research/keyword-services.ts'
import { foundWorkspace } from '#features/workspaces/server/index.ts'
import type { DatabaseLimits } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/database.ts'
import { ENDLESS_DISK, type Disk } from '#platform/server/disk/watch-disk.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import { settings as unconfigured } from '#tests/support/walls/two-tenants.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { openProgramDatabase, patientLimits } from '#tests/support/database/program-database.ts'
import { itemAt } from '#platform/items.ts'

export interface SignInWorld {
  /** The address of the database for the superuser. */
  url: string
  database: Database
  /** Runs a statement on the rows of the test's own workspaces, and on rows without a workspace. */
  look(statement: string): Promise<Record<string, unknown>[]>
  /** Starts a server on the same database, as after a restart or as a second process. */
  startServer(
    change?: Partial<FeatureSettings>,
    connections?: ConnectionServices,
    providers?: Partial<KeywordProviders>,
    disk?: Disk,
  ): Promise<FastifyInstance>
}

/** Servers that users can sign in to, on the shared database or on one of the test's own. */
export async function makeSignInWorld({
  isOwn = false,
  databaseLimits = patientLimits,
  writeLog,
}: {
  isOwn?: boolean
  databaseLimits?: DatabaseLimits
  /** Receives the lines of the log, from warnings on. */
  writeLog?: (line: string) => void
} = {}): Promise<SignInWorld> {
  const { url: admin, look } = isOwn ? await openOwn() : await shareDatabase()
  const app = new URL(admin)
  app.username = 'keyloom'
  const database = openProgramDatabase(app.href, { limits: databaseLimits })
  onTestFinished(() => database.destroy())
  return {
    url: admin,
    database,
    look,
    startServer: async (change = {}, connections = withoutGoogle, providers = {}, disk = ENDLESS_DISK) => {
      const settings = { ...unconfigured, ...change }
      await applySignInSettings({ database }, settings)
      countWorld('server')
      const server = await createServer({
        ...(writeLog === undefined ? { logLevel: 'silent' } : { logLevel: 'warn', writeLog }),
        lifecycle: { phase: 'ready' },
        findProblem: async () => null,
        disk,
        webFolder: import.meta.dirname,
        serveFeatures: (to) =>
          serveFeatures(to, {
            disk,
            database: () => database,
            databaseUrl: () => app.href,
            settings,
            connections: { ...connections, database: () => database },
            keywords: makeKeywordServices(() => database, providers),
            grouping: makeGroupingServices(),
            writing: makeWritingServices(),
            performance: { facts: factsInDatabase },
            publishing: makePublishing(connections),
            models: makeModelServices(() => database),
          }),
      })
      onTestFinished(() => server.close())
      return server
    },
  }
}

/** Creates a user with a workspace that has these limits, signed in without the forms. */
export async function createMember(
  { database }: Pick<SignInWorld, 'database'>,
  limits: FeatureSettings['limits'],
): Promise<{ jwt: string; userId: number; workspaceId: number }> {
  const name = 'Demo'
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ userId: number; session: string; expiresAt: Date }>`
      with person as (insert into users (email, name) values (${`${randomUUID()}@people.example`}, ${name}) returning id)
      insert into sessions (user_id, expires_at) select id, now() + interval '1 hour' from person
      returning user_id as "userId", id as session, expires_at as "expiresAt"
    `.execute(transaction)
    const { userId, session, expiresAt } = itemAt(rows, 0)
    const workspaceId = await foundWorkspace(
      { database: transaction, session, userId },
      { name: 'A workspace', type: 'managed', limits },
    )
    const key = await readSigningKey(transaction)
    const jwt = await issueToken({ key, now: new Date() }, { session, userId, name, expiresAt })
    return { jwt, userId, workspaceId }
  })
}

async function openOwn() {
  const url = await createTestDatabase()
  return { url, look: (statement: string) => query(url, statement) }
}

interface Answer {
  status: number
  /** The address of the redirect, or empty when it is not a redirect. */
  location: string
  body: string
  /** The seconds of the Retry-After header, or null when there is none. */
  retryAfter: number | null
}

/** A browser that keeps cookies and does not follow redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  private readonly server: FastifyInstance
  private readonly headers: Record<string, string>
  private readonly remoteAddress: string

  constructor(server: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
    this.server = server
    this.headers = headers
    this.remoteAddress = remoteAddress
  }

  async open(url: string): Promise<Answer> {
    return this.send({ method: 'GET', url })
  }

  async submit(url: string, form: Record<string, string>, headers = {}): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(form).toString()
    return this.send({ method: 'POST', url, payload, headers: { ...type, ...headers } })
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input?: object, jwt?: string) {
    const headers = jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }
    const { status, body } = await this.send({
      method,
      url: `/api${path}`,
      headers: input === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(input === undefined ? {} : { payload: JSON.stringify(input) }),
    })
    return { status, body: JSON.parse(body) }
  }

  /** Exchanges the code in an answer's redirect to `/auth/in` for the JWT. */
  async exchange({ location }: Pick<Answer, 'location'>): Promise<string> {
    const token = new URL(location, 'http://here.test').searchParams.get('token')
    const { body } = await this.call('POST', '/auth/token', { token })
    return String(body.jwt)
  }

  private async send({
    headers = {},
    ...request
  }: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    payload?: string
    headers?: Record<string, string>
  }): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.server.inject({
      ...request,
      remoteAddress: this.remoteAddress,
      headers: { ...this.headers, cookie, ...headers },
    })
    for (const { name, value } of reply.cookies) this.cookies.set(name, value)
    const { location = '', 'retry-after': seconds } = reply.headers
    return {
      status: reply.statusCode,
      location: String(location),
      body: reply.body,
      retryAfter: seconds === undefined ? null : Number(seconds),
    }
  }
}
