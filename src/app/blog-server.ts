import fastify, { LogController, type FastifyInstance } from 'fastify'
import { serveBlogs } from '#features/blog/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { describeError } from '#platform/server/describe-error.ts'
import { answerClientError } from '#platform/server/http/client-errors.ts'
import { limitConnections } from '#platform/server/http/connection-limit.ts'
import { closeConnectionsWhenStopping, type Lifecycle } from '#platform/server/http/lifecycle.ts'
import { recogniseProxies } from '#platform/server/http/proxies.ts'
import { createLogOutput } from '#platform/server/log-output.ts'
import type { Screen } from './cli/screen.ts'
import type { Config } from './config/config.ts'
import { blogUrlOf, listen } from './listen.ts'
import { ARRIVAL } from './server.ts'

const BODY_BYTES = 1_024

interface BlogServerInput extends Pick<Screen, 'tell' | 'writeLog'> {
  database: () => Database
  lifecycle: Lifecycle
}

/**
 * Opens the port at which blogs are served; null where it is turned off, or this process serves no pages, or the usual
 * port is in use. A port that was chosen and is in use ends the start.
 */
export async function openBlogServer(
  config: Config,
  input: BlogServerInput,
): Promise<FastifyInstance | null> {
  const { host, blogs, servesWeb } = config
  if (!servesWeb || blogs.port === null) return null
  const server = createBlogServer(config, input)
  try {
    await listen(server, { host, port: blogs.port, variable: 'BLOG_PORT' })
    return server
  } catch (error) {
    await server.close()
    if (blogs.isChosen || !(error instanceof Conflict)) throw error
    input.tell(`Please note: ${error.message} Until then this program serves no blogs.`)
    return null
  }
}

function createBlogServer(
  config: Config,
  { database, lifecycle, writeLog }: BlogServerInput,
): FastifyInstance {
  const server: FastifyInstance = fastify({
    logger: {
      level: config.logLevel,
      stream: createLogOutput(writeLog),
      serializers: { err: describeError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: ARRIVAL.requestMs,
    connectionTimeout: ARRIVAL.stalledMs,
    http: {
      headersTimeout: ARRIVAL.headersMs,
      connectionsCheckingInterval: ARRIVAL.checkMs,
      shouldUpgradeCallback: () => false,
    },
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Addresses are read by the feature alone.
    rewriteUrl: () => '/',
    clientErrorHandler: answerClientError,
  })
  limitConnections({ log: server.log }, server.server, {
    most: config.connectionLimit,
    isProxy: recogniseProxies(config.trustProxy),
  })
  closeConnectionsWhenStopping(server, lifecycle)
  serveBlogs(server, { database, blogUrl: blogUrlOf(config) })
  return server
}
