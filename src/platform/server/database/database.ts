import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import './bigint-numbers.ts'
import { APP_ROLE } from './roles.ts'

/** Where statements run. It knows no tables: rows are declared beside their statement and read by `rows.ts`. */
export type Database = Kysely<unknown>

/** Statements that take effect together or not at all. */
export type Transaction = KyselyTransaction<unknown>

/** How long a query may wait and run, in milliseconds, before it fails. */
export interface DatabaseLimits {
  /** The wait for a free connection. */
  connectMs: number
  /** The wait for a lock that another transaction holds. */
  lockMs: number
  /** One statement, with its waits for locks. */
  statementMs: number
}

/** The limits of requests; a request beyond them gets 503. */
export const requestLimits: DatabaseLimits = { connectMs: 5_000, lockMs: 2_000, statementMs: 5_000 }

export interface DatabaseInput {
  url: string
  /** How the connections are named in the server's own lists. */
  name: string
  maxConnections?: number
  /** Default: the limits of requests. */
  limits?: DatabaseLimits
  /** How many searches by pattern a workspace may run at a time, in all pools together. Default: 2. */
  patternSearches?: number
}

/** The connections of a pool, the idle ones among them, and the queries that wait for a connection. */
export interface PoolCounts {
  total: number
  idle: number
  waiting: number
}

export function countConnections(...pools: pg.Pool[]): PoolCounts {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    total: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

/** Opens a database with a pool of connections of its own. */
export function openDatabase(ctx: { log: Log }, input: DatabaseInput): Database {
  return queryThrough(openPool(ctx, input))
}

/** A database that runs its statements through a pool, as long as the pool is open. */
export function queryThrough(pool: pg.Pool): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Opens a pool of connections that row-level security applies to. A connection is made when it is first needed; a lost
 * one is replaced at the next query.
 */
export function openPool(ctx: { log: Log }, input: DatabaseInput): pg.Pool {
  const { connectMs, lockMs, statementMs } = input.limits ?? requestLimits
  const pool = new pg.Pool({
    connectionString: input.url,
    application_name: input.name,
    max: input.maxConnections ?? 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    options: `-c role=${APP_ROLE} -c app.pattern_searches=${input.patternSearches ?? 2}`,
  })
  pool.on('error', (error) => ctx.log.warn({ reason: error.message }, 'a database connection was lost'))
  // The pool listens to idle connections only; the loss of one during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  processesOf.set(pool, watchProcesses(pool))
  return pool
}

const processesOf = new WeakMap<pg.Pool, ReadonlyMap<pg.PoolClient, number>>()

/** The ids of the database server's processes that serve a pool's connections. */
export function listProcesses(pool: pg.Pool): number[] {
  return [...(processesOf.get(pool)?.values() ?? [])]
}

function watchProcesses(pool: pg.Pool): ReadonlyMap<pg.PoolClient, number> {
  const processes = new Map<pg.PoolClient, number>()
  pool.on('connect', (client) => {
    // The driver has this field, but its types lack it.
    const number: unknown = Reflect.get(client, 'processID')
    if (typeof number === 'number') processes.set(client, number)
  })
  pool.on('remove', (client) => processes.delete(client))
  return processes
}
