import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'

/** Where PostgreSQL keeps its port, among the lines about the running server. */
const PORT_LINE = 3

/** Runs work on the database of the server that journeys share, as its superuser. */
export async function withJourneyDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: findAddress() })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function findAddress(): string {
  const folder = process.env['KEYLOOM_JOURNEY_DATA']
  if (folder === undefined) throw new Error('Only journeys have this database: run them by playwright test.')
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]
  return `postgres://postgres:${password}@127.0.0.1:${port}/keyloom`
}
