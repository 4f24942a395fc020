import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Invalid } from '#platform/errors.ts'

export interface MigrationFile {
  name: string
  sql: string
  sha256: string
}

/** Reads the folder's `0001-name.sql` files in the order of their numbers; throws Invalid when two share a number. */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set(names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]))
  if (numbers.has(undefined) || numbers.size !== names.length) {
    throw new Invalid(
      `Every migration in ${folder} needs a name like 0001-name.sql with a number of its own.`,
    )
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}
