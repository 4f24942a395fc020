import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { TEMPLATE } from './template.ts'

/** Has something done when what needs it has ended: the test, unless somebody says otherwise. */
export type AtEnd = (end: () => Promise<void>) => void

/** A database of the test's own, gone when the test ends: migrated, or empty. Returns its address. */
export async function createTestDatabase(
  kind: 'migrated' | 'empty' = 'migrated',
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) =>
    admin.query(`create database ${name} template ${kind === 'migrated' ? TEMPLATE : 'template1'}`),
  )
  atEnd(() => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)))
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a database and returns its rows. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows)
}

/** Runs statements one after the other on one connection: the rows of each. */
async function queryEach(url: string, statements: readonly string[]): Promise<unknown[]> {
  return withClient(url, async (client) => {
    const results: unknown[] = []
    for (const statement of statements) results.push((await client.query(statement)).rows)
    return results
  })
}

export async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  await withClient(inject('databaseServer'), work)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Inserts one row and gives its id. */
export async function insert(admin: string, statement: string): Promise<number> {
  const [{ id }] = await query(admin, `${statement} returning id`)
  return Number(id)
}

/** The rows of every table that meet a condition, as text. */
export async function readTables(admin: string, condition: string): Promise<string> {
  const tables = await query(
    admin,
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )
  const rows = await queryEach(
    admin,
    tables.map(
      ({ tablename }) => `select * from "${String(tablename)}" as one where ${condition} order by one::text`,
    ),
  )
  return JSON.stringify(rows)
}
