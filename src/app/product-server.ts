import type { FastifyInstance } from 'fastify'
import { startMeasuring } from '#features/performance/server/index.ts'
import type { Lifecycle } from '#platform/server/http/lifecycle.ts'
import { serveFeatures, type FeaturesInput } from './api/serve-features.ts'
import type { Screen } from './cli/screen.ts'
import type { Config } from './config/config.ts'
import { blogUrlOf, publicUrlOf } from './listen.ts'
import { storesOf, type Opened } from './opened.ts'
import type { Outside } from './outside/open-outside.ts'
import { openPublishing } from './outside/publishing.ts'
import { payAsMember } from './outside/paid-ports.ts'
import { createServer } from './server.ts'

interface ProductInput {
  outside: Outside
  opened: Opened
  lifecycle: Lifecycle
  writeLog: Screen['writeLog']
}

/** Makes the server, with all endpoints that this configuration needs; it does not listen yet. */
export function createProductServer(
  config: Config,
  { outside, opened, lifecycle, writeLog }: ProductInput,
): Promise<FastifyInstance> {
  const features = arrangeFeatures(config, { outside, opened })
  return createServer({
    ...config,
    ...(writeLog && { writeLog }),
    disk: features.disk,
    metrics: {
      token: config.metricsToken,
      countConnections: () => opened.stores?.countConnections() ?? null,
      registries: [outside.calls.registry],
    },
    lifecycle,
    findProblem: async () =>
      opened.stores === null ? 'The database is starting.' : opened.stores.findProblem(),
    ...(config.servesWeb ? { serveFeatures: (to) => serveFeatures(to, features) } : { webFolder: null }),
  })
}

function arrangeFeatures(config: Config, { outside, opened }: Omit<ProductInput, 'lifecycle' | 'writeLog'>) {
  const { providers, connections } = outside
  const { costs } = config
  const publishing = openPublishing(outside, blogUrlOf(config))
  const database = () => storesOf(opened).database
  return {
    disk: { findProblem: () => opened.disk?.findProblem() ?? null },
    database,
    databaseUrl: () => storesOf(opened).poolUrl,
    settings: { ...config, publicUrl: publicUrlOf(config), blogUrl: blogUrlOf(config) },
    connections,
    keywords: {
      providers: payAsMember(providers, { database, costs }),
      confirmAbove: costs.confirmAbove,
      startMeasuring,
      database,
    },
    grouping: { providers, costs },
    writing: { providers, costs },
    models: { ...providers.ownModels, costs, database },
    publishing,
    performance: { facts: () => storesOf(opened).facts },
  } satisfies FeaturesInput
}
