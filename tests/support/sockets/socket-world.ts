import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { createServer } from '#app/server.ts'
import { redeemTicket } from '#features/accounts/server/index.ts'
import { incoming, outgoing } from '#platform/contract/message.ts'
import { defineId } from '#platform/contract/ids.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database } from '#platform/server/database/database.ts'
import { publish, serveSockets, type MessageHandlers } from '#platform/server/realtime/index.ts'
import type { SocketLimits } from '#platform/server/realtime/limits.ts'
import { openSocket, type TestSocket } from './test-socket.ts'
import { makeTwoTenants, type Tenant, type TwoTenants } from '#tests/support/walls/two-tenants.ts'
import { countWorld } from '#tests/support/worlds.ts'

const contentplanId = defineId('contentplan')
const about = { tag: 'test', summary: 'Only in tests.' } as const

export const planRenamed = outgoing('planRenamed', {
  ...about,
  data: z.object({ contentplanId: z.number(), name: z.string() }),
})
const messages = [
  planRenamed,
  incoming('renamePlan', {
    ...about,
    access: 'member',
    data: z.object({
      contentplanId,
      others: z.array(z.object({ contentplanId })).optional(),
      workspaceId: defineId('workspace').optional(),
      name: z.string().max(20),
    }),
  }),
  incoming('fail', { ...about, access: 'member', data: z.object({}) }),
  incoming('wait', { ...about, access: 'member', data: z.object({}) }),
] as const

export interface SocketWorld extends TwoTenants {
  address: string
  /** Puts the servers' clocks forward. */
  passDays(days: number): void
  /** Lets every `wait` message finish. */
  release(): void
  /** Starts one more server on the same database, like another process. */
  startServer(
    limits?: Partial<SocketLimits>,
  ): Promise<{ address: string; stop(): Promise<void>; mark(): Promise<string> }>
  /** The first server's mark for a ticket of this moment. */
  mark(): Promise<string>
  /** Fetches a ticket as a browser does. */
  fetchTicket(who: Pick<Tenant, 'token'>): Promise<string>
  /** Opens a socket for a member and waits for its welcome. */
  join(who: Pick<Tenant, 'token'>, address?: string): Promise<TestSocket>
  /** Publishes a message as the program does; with `fails` its transaction is rolled back. */
  publish(to: Tenant, name: string, options?: { userId?: number; fails?: boolean }): Promise<void>
}

/** A server whose socket has messages for tests only, on the database that tests share or on one of its own. */
export async function makeSocketWorld(
  limits: Partial<SocketLimits> = {},
  { isOwn = false, connectionLimit = 0 } = {},
): Promise<SocketWorld> {
  const world = await makeTwoTenants({ isOwn })
  const { database } = world
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const handlers = makeHandlers(released)
  let aheadMs = 0

  async function startServer(change: Partial<SocketLimits> = {}) {
    countWorld('server')
    let sockets: ReturnType<typeof serveSockets> | null = null
    const server = await createServer({
      logLevel: 'silent',
      lifecycle: { phase: 'ready' },
      findProblem: async () => null,
      webFolder: import.meta.dirname,
      connectionLimit,
      serveFeatures: async (to) => {
        sockets = serveSockets(to, {
          messages,
          handlers,
          database: () => database,
          databaseUrl: () => world.url,
          publicUrl: 'https://keyloom.example',
          redeemTicket: (ticket) => redeemTicket(database, ticket),
          now: () => new Date(Date.now() + aheadMs),
          limits: { ...limits, ...change },
        })
      },
    })
    onTestFinished(() => server.close())
    await server.listen({ host: '127.0.0.1', port: 0 })
    return {
      address: `http://127.0.0.1:${portOf(server.server.address())}`,
      stop: async () => void (await server.close()),
      mark: async () => (await sockets?.mark()) ?? '',
    }
  }

  const { address, mark } = await startServer()
  const fetchTicket = async ({ token }: Pick<Tenant, 'token'>) => {
    const reply = await world.server.inject({
      method: 'POST',
      url: '/api/auth/ticket',
      headers: { authorization: `Bearer ${token}` },
    })
    return z.object({ ticket: z.string() }).parse(reply.json()).ticket
  }
  return {
    ...world,
    address,
    mark,
    release,
    passDays: (days) => {
      aheadMs += days * 86_400_000
    },
    startServer,
    fetchTicket,
    async join(who, at = address) {
      const socket = openSocket(at, { ticket: await fetchTicket(who) })
      await socket.take('welcome')
      return socket
    },
    publish: (to, name, options) => publishRename(database, to, name, options),
  }
}

function makeHandlers(released: Promise<void>): MessageHandlers<typeof messages> {
  return {
    renamePlan: async ({ database, workspaceId }, input) => {
      const { contentplanId: plan, name } = input
      await sql`update contentplans set name = ${name} where id = ${plan}`.execute(database)
      const data = { contentplanId: plan, name }
      await publish(database, { workspaceId: workspaceId ?? 0, message: planRenamed, data })
    },
    fail: async () => {
      throw new Error('the secret inside')
    },
    wait: () => released,
  }
}

async function publishRename(
  database: Database,
  { workspace, contentplan, session }: Tenant,
  name: string,
  { userId, fails = false }: { userId?: number; fails?: boolean } = {},
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, { credential: { kind: 'session', session }, ids: [] })
    const data = { contentplanId: contentplan, name }
    const to = userId === undefined ? {} : { userId }
    await publish(transaction, { workspaceId: workspace, message: planRenamed, data, ...to })
    if (fails) throw new Error('rolled back')
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
