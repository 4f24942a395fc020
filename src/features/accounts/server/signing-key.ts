import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/server/database/tables.ts'

/** What this installation signs its tokens with. */
export async function readSigningKey(database: Kysely<Database>): Promise<Uint8Array> {
  const { rows } = await sql<{ signing_key: Uint8Array }>`select signing_key from instance`.execute(database)
  return rows[0].signing_key
}
