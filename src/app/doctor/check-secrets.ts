import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import { Explained } from '#platform/errors.ts'
import { seeAllRows } from '#platform/server/backup/see-all-rows.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { listSealedColumns } from '#platform/server/secrets/reseal.ts'
import type { KeyRing } from '#platform/server/secrets/sealing-keys.ts'
import { SCHEMAS } from '../installation.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

const ABOUT = 'sealing keys'

/** Checks whether there is a key for every sealed value. */
export async function checkSecrets(client: pg.Client, keys: KeyRing): Promise<Finding> {
  // Seeing all rows may need a right that the role lacks; the rollback takes it away again.
  await client.query('begin read write')
  try {
    await seeAllRows(client, SCHEMAS.kept, 'They were not looked at')
    const sealed = await countByKey(client)
    if (sealed.length === 0) return ok(ABOUT, 'are not needed yet: nothing is kept sealed.')
    const lost = sealed.filter(({ id }) => keys.find(id) === null)
    if (lost.length === 0) return ok(ABOUT, 'are there for everything that is kept sealed.')
    const count = lost.reduce((sum, one) => sum + one.count, 0)
    return fail(
      ABOUT,
      `the keys of ${count} stored tokens and keys are missing; put secrets/secrets.key back from a backup, or set SECRET_KEYS. Otherwise these connections have to be made anew.`,
    )
  } catch (error) {
    if (error instanceof Explained) return warn(ABOUT, error.message)
    throw error
  } finally {
    await client.query('rollback')
  }
}

const keyUse = z.object({ id: z.string(), count: z.number() })

async function countByKey(client: pg.Client): Promise<z.infer<typeof keyUse>[]> {
  const found = []
  for (const { table, column } of await listSealedColumns(client, SCHEMAS.kept)) {
    const name = sql.raw(column)
    const rows = await listRows(client, keyUse)`
      select split_part(${name}, '.', 2) as id, count(*)::int as count
      from ${sql.raw(table)} where ${name} is not null group by 1
    `
    found.push(...rows)
  }
  return found
}
