import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'

/** The index of the line with the port in PostgreSQL's postmaster.pid. */
const PORT_LINE = 3

const pools = new Map<string, pg.Pool>()

/** Runs work as superuser on the database of the program that journeys share, or of another program by its folder. */
export async function withJourneyDatabase<T>(
  work: (client: pg.PoolClient) => Promise<T>,
  folder = process.env['KEYLOOM_JOURNEY_DATA'],
): Promise<T> {
  const client = await openPool(folder).connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** A worker's connections to one server, which are kept for its next journeys. */
function openPool(folder: string | undefined): pg.Pool {
  if (folder === undefined) throw new Error('Only journeys have this database: run them by playwright test.')
  const known = pools.get(folder)
  if (known !== undefined) return known
  const pool = new pg.Pool({ connectionString: findAddress(folder), allowExitOnIdle: true })
  // The server may stop before the worker does.
  pool.on('error', () => {})
  pools.set(folder, pool)
  return pool
}

function findAddress(folder: string): string {
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]
  return `postgres://postgres:${password}@127.0.0.1:${port}/keyloom`
}
