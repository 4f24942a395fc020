import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { closeConnections, query } from './connections.ts'
import { TEMPLATE } from './template.ts'
import { countWorld } from '#tests/support/worlds.ts'

export { query } from './connections.ts'

/** Registers a clean-up: by default at the end of the test. */
export type AtEnd = (end: () => Promise<void>) => void

/**
 * Creates a database of the test's own, migrated or empty, which is dropped when the test ends; for tests of a whole
 * database or server. Other tests use `shareDatabase`. Returns its address.
 */
export async function createTestDatabase(
  kind: 'migrated' | 'empty' = 'migrated',
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  countWorld('database')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${kind === 'migrated' ? TEMPLATE : 'template1'}`)
  const url = addressOf(name)
  atEnd(async () => {
    await asAdmin(`drop database ${name} with (force)`)
    await closeConnections(url)
  })
  return url
}

/** The superuser's address of a database of the test server. */
export function addressOf(database: string): string {
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement as the superuser of the test server. */
export function asAdmin(statement: string): Promise<Record<string, unknown>[]> {
  return query(inject('databaseServer'), statement)
}

/** Runs statements one after the other; returns the rows of each. */
export async function queryEach(
  url: string,
  statements: readonly string[],
): Promise<Record<string, unknown>[][]> {
  const results: Record<string, unknown>[][] = []
  for (const statement of statements) results.push(await query(url, statement))
  return results
}

/** Inserts one row and returns its id. */
export async function insert(admin: string, statement: string): Promise<number> {
  const [row] = await query(admin, `${statement} returning id`)
  return Number(row?.['id'])
}
