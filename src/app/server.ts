import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { SOCKET_PATH } from '#platform/contract/socket.ts'
import { Temporary } from '#platform/errors.ts'
import { describeError } from '#platform/server/describe-error.ts'
import { nameBrokenAddress, refuseBrokenAddresses } from '#platform/server/http/broken-addresses.ts'
import { answerClientError } from '#platform/server/http/client-errors.ts'
import { replyWithError, sendNotFound } from '#platform/server/http/error-replies.ts'
import { addHealthRoutes } from '#platform/server/http/health.ts'
import { refuseForeignHosts } from '#platform/server/http/host-check.ts'
import { limitConnections } from '#platform/server/http/connection-limit.ts'
import { isLoopback } from '#platform/server/http/own-host.ts'
import { recogniseProxies, type TrustedProxies } from '#platform/server/http/proxies.ts'
import { closeConnectionsWhenStopping, type Lifecycle } from '#platform/server/http/lifecycle.ts'
import { addMetrics, type MetricsInput } from '#platform/server/http/metrics.ts'
import { watchRequests } from '#platform/server/http/request-end.ts'
import { noteRequests } from '#platform/server/http/note-requests.ts'
import { limitRequests } from '#platform/server/http/request-limit.ts'
import { logRequest, makeRequestId, nameRequests } from '#platform/server/http/request-log.ts'
import { addSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { serveWebApp } from '#platform/server/http/static-files.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import { createLogOutput } from '#platform/server/log-output.ts'
import type { Config } from './config/config.ts'
import { projectFolder } from './project-folder.ts'

/**
 * How long the headers of a request, and all of it, may take to arrive, counted from the opening of the connection; how
 * often both are checked; and how long a connection may be silent in both directions.
 */
export const ARRIVAL: ArrivalTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 5_000,
  stalledMs: 300_000,
}
const BODY_BYTES = 1024 * 1024
/** Longer than any address that Node accepts, because the router would refuse a longer one without running any hook. */
const LONGEST_ADDRESS = 64 * 1024
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

export interface ArrivalTimes {
  headersMs: number
  requestMs: number
  checkMs: number
  stalledMs: number
}

export interface ServerInput {
  logLevel: Config['logLevel']
  /** Gets the lines of the log. Default: writes them to standard error. */
  writeLog?: (line: string) => void
  metrics?: Omit<MetricsInput, 'isDirect'>
  lifecycle: Lifecycle
  findProblem: () => Promise<string | null>
  /** The disk that everything is stored on. */
  disk?: Disk
  /** The folder of the built web app; null when none is served. Default: dist/web. */
  webFolder?: string | null
  /** Requests that a session or an address may make in a minute. Default: no limit. */
  requestLimit?: number
  /** What the server listens on. Default: this machine only. */
  host?: string
  /** The address that browsers open; undefined when it is the one that the server listens on. */
  publicUrl?: string | undefined
  /** The proxies that are trusted to name the client's address: how many, or which. */
  trustProxy?: TrustedProxies
  /** Connections at a time, sockets included. Default: no limit but that of the system. */
  connectionLimit?: number
  arrival?: ArrivalTimes
  /** Adds the endpoints of the features. */
  serveFeatures?: (server: FastifyInstance) => Promise<void>
}

/** Makes the server with everything that answers over HTTP; it does not listen yet. */
export async function createServer(input: ServerInput): Promise<FastifyInstance> {
  const { logLevel, writeLog, metrics, lifecycle, findProblem, webFolder, serveFeatures } = input
  const { arrival = ARRIVAL, trustProxy: trusted = false, host = '127.0.0.1' } = input
  const server: FastifyInstance = fastify({
    logger: { level: logLevel, stream: createLogOutput(writeLog), serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestId,
    requestTimeout: arrival.requestMs,
    connectionTimeout: arrival.stalledMs,
    http: {
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: arrival.checkMs,
      // Other offers, such as HTTP/2 without TLS, are ignored, and the request itself is answered.
      shouldUpgradeCallback: isSocketOffer,
    },
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: nameBrokenAddress,
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    frameworkErrors: replyWithError,
    clientErrorHandler: answerClientError,
  })
  server.setErrorHandler(replyWithError)
  nameRequests(server)
  noteRequests(server)
  const { begin, end } = addMetrics(server, {
    ...(metrics ?? { token: undefined, countConnections: () => null }),
    isDirect: isLoopback(host) && input.publicUrl === undefined && input.trustProxy === undefined,
  })
  watchRequests(server, {
    begin,
    end: (ended) => {
      end(ended)
      logRequest(ended)
    },
  })
  await addSecurityHeaders(server)
  refuseForeignHosts(server, { host, publicUrl: input.publicUrl })
  closeConnectionsWhenStopping(server, lifecycle)
  waitForStart(server, lifecycle)
  limitConnections({ log: server.log }, server.server, {
    most: input.connectionLimit ?? 0,
    isProxy: recogniseProxies(input.trustProxy),
  })
  await limitRequests(server, { perMinute: input.requestLimit ?? 0 })
  refuseBrokenAddresses(server)
  addHealthRoutes(server, { lifecycle, findProblem, ...(input.disk && { disk: input.disk }) })
  await serveFeatures?.(server)
  if (webFolder === null) server.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  else
    await serveWebApp(server, {
      folder: webFolder ?? join(projectFolder, 'dist', 'web'),
      unlisted: '/workspace/',
    })
  return server
}

function isSocketOffer({ method, url, headers }: IncomingMessage): boolean {
  const isWebSocket = headers.upgrade?.toLowerCase() === 'websocket'
  return isWebSocket && method === 'GET' && url?.split('?')[0] === SOCKET_PATH
}

function waitForStart(server: FastifyInstance, lifecycle: Lifecycle): void {
  server.addHook('onRequest', async ({ url }) => {
    if (lifecycle.phase !== 'starting' || HEALTH_PATHS.has(url.split('?')[0] ?? '')) return
    throw new Temporary('Keyloom is starting; please try again in a moment.')
  })
}
