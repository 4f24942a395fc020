import { sql, type Kysely } from 'kysely'
import { Forbidden } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

export interface PresentedKey {
  accessKey: string
  workspaceId: number
  scope: string
}

/** Uses a key up and gives the member who made it; Forbidden for one that is wrong, old, used or of another scope. */
export async function useAccessKey(
  { database }: { database: Kysely<Database> },
  { accessKey, workspaceId, scope }: PresentedKey,
): Promise<{ userId: number }> {
  const { rows } = await sql<{ userId: number | null }>`
    select walls.use_access_key(${hashSecretWord(accessKey)}, ${workspaceId}, ${scope}) as "userId"
  `.execute(database)
  const { userId } = rows[0]
  if (userId === null) throw new Forbidden('This access key is not valid any more. Please try again.')
  return { userId }
}
