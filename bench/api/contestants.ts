import { makePublishing } from '#tests/support/publishing/publishing-services.ts'
import { factsInDatabase } from '#tests/support/performance/facts-in-database.ts'
import { makeWritingServices } from '#tests/support/writing/writing-services.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { makeModelServices } from '#tests/support/models/model-services.ts'
import { makeKeywordServices } from '#tests/support/keywords/keyword-services.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import type { FastifyInstance } from 'fastify'
import { serveFeatures } from '#app/api/serve-features.ts'
import { readConfig } from '#app/config/config.ts'
import { createServer } from '#app/server.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { makeBareServer } from './bare-server.ts'
import { CONNECTIONS, type ServerInput } from './server-input.ts'

/** From the least to the most that a server does for the same answer; each adds one thing to the one before. */
const servers = {
  'no-database': (input: ServerInput) => makeBareServer(input, 'nothing'),
  'same-sql': (input: ServerInput) => makeBareServer(input, 'a query'),
  transaction: (input: ServerInput) => makeBareServer(input, 'a transaction'),
  walls: (input: ServerInput) => makeBareServer(input, 'the walls'),
  token: (input: ServerInput) => makeBareServer(input, 'the token'),
  keyloom: makeKeyloom,
  'prepared-walls': (input: ServerInput) => makeBareServer(input, 'prepared walls'),
  'walls-at-once': (input: ServerInput) => makeBareServer(input, 'walls at once'),
}

/** Cheaper ways to set up row-level security, beside `walls`. */
export const VARIANTS: ServerName[] = ['prepared-walls', 'walls-at-once']

export type ServerName = keyof typeof servers

export function rankServers(): ServerName[] {
  return Object.keys(servers)
    .filter(isServerName)
    .filter((name) => !VARIANTS.includes(name))
}

export function isServerName(name: string): name is ServerName {
  return Object.hasOwn(servers, name)
}

export function makeServer(name: ServerName, input: ServerInput): Promise<FastifyInstance> {
  return servers[name](input)
}

/** The product as it is, but for the limit of requests, which is counted and not reached. */
async function makeKeyloom({ url, facts = factsInDatabase }: ServerInput): Promise<FastifyInstance> {
  const log = { warn: () => {}, error: () => {} }
  const database = openDatabase({ log }, { url, name: 'bench', maxConnections: CONNECTIONS })
  return createServer({
    logLevel: 'warn',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    requestLimit: 100_000_000,
    serveFeatures: (to) =>
      serveFeatures(to, {
        connections: withoutGoogle,
        keywords: makeKeywordServices(() => database),
        grouping: makeGroupingServices(),
        writing: makeWritingServices(),
        performance: { facts },
        publishing: makePublishing(),
        models: makeModelServices(() => database),
        database: () => database,
        databaseUrl: () => url,
        settings: { ...readConfig({}), publicUrl: 'http://127.0.0.1', blogUrl: 'http://127.0.0.1' },
      }),
  })
}
