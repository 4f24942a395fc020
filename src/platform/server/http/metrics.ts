import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolCounts } from '../database/database.ts'
import { mayReadMetrics, type MetricsDoor } from './metrics-access.ts'
import type { RequestEnd } from './request-end.ts'
import { findRoute } from './request-facts.ts'
import { sendNotFound } from './error-replies.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** The label of requests without a route: files and pages of the web app, and addresses where nothing is. */
const NO_ROUTE = 'none'

export interface MetricsInput extends MetricsDoor {
  /** Returns null while there is no pool of connections yet. */
  countConnections: () => PoolCounts | null
  /** Registries whose metrics are added. */
  registries?: readonly Registry[]
}

/**
 * Serves `/metrics` for Prometheus; returns the functions that measure requests. Labels have few values, whatever the
 * requests.
 */
export function addMetrics(server: FastifyInstance, input: MetricsInput) {
  const { countConnections, registries = [] } = input
  const registry = new Registry()
  const { begin, end } = measureRequests(registry)
  watchConnections(registry, countConnections)
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, input)) return sendNotFound(reply)
    const all = Registry.merge([processMetrics(), registry, ...registries])
    return reply
      .type(all.contentType)
      .header('cache-control', 'no-store')
      .send(await all.metrics())
  })
  return { begin, end }
}

let processRegistry: Registry | null = null

/** One registry for the process, however many servers the process makes. */
function processMetrics(): Registry {
  if (processRegistry === null) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

function measureRequests(registry: Registry) {
  processMetrics()
  const running = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    begin: () => running.inc(),
    end: ({ request, reply, milliseconds }: RequestEnd) => {
      running.dec()
      const status = `${Math.floor(reply.raw.statusCode / 100)}xx`
      const labels = { method: request.method, route: findRoute(request) ?? NO_ROUTE, status }
      duration.observe(labels, milliseconds / 1_000)
    },
  }
}

function watchConnections(registry: Registry, countConnections: () => PoolCounts | null): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and queries that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(countConnections() ?? {})) connections.set({ state }, count)
    },
  })
}
