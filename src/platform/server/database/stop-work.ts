import pg from 'pg'
import type { Log } from '../log.ts'
import { errorReason } from '../error-codes.ts'
import { listProcesses } from './database.ts'
import { within } from '../within.ts'

const ANSWER_MS = 1_000
/** Younger statements end by themselves, such as those that hand interrupted work back. */
const LEAST_AGE = '500 milliseconds'
const CLOSE_MS = 1_000

interface Pools {
  /** Connection string of the login that the pools use. */
  url: string
  pools: readonly pg.Pool[]
}

/** Cancels the running statements of these pools' connections; their callers get an error. */
export async function cancelStatements(ctx: { log: Log }, { url, pools }: Pools): Promise<void> {
  await ask(
    ctx,
    { url, pools },
    `
    select pg_cancel_backend(pid) from pg_stat_activity
    where pid = any ($1) and state = 'active' and query_start < clock_timestamp() - interval '${LEAST_AGE}'
  `,
  )
}

/** Closes pools; the database ends connections that are still in use after a second. */
export async function closePools(ctx: { log: Log }, { url, pools }: Pools): Promise<void> {
  const closed = Promise.all(pools.map((pool) => pool.end()))
  if (await within(CLOSE_MS, closed)) return
  await ask(ctx, { url, pools }, 'select pg_terminate_backend(pid) from unnest($1::integer[]) as pid')
  if (!(await within(CLOSE_MS, closed)))
    ctx.log.warn('connections to the database were still held at the stop')
}

async function ask(ctx: { log: Log }, { url, pools }: Pools, statement: string): Promise<void> {
  const processes = pools.flatMap((pool) => listProcesses(pool))
  if (processes.length === 0) return
  const client = new pg.Client({
    connectionString: url,
    application_name: 'keyloom stop',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement, [processes])
  } catch (error) {
    ctx.log.warn({ reason: errorReason(error) }, 'statements could not be ended at the stop')
  } finally {
    await within(ANSWER_MS, client.end())
  }
}
