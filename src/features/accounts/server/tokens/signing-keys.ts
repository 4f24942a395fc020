import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'

const signingKey = z.object({
  /** Name of the key in the headers of tokens. */
  id: z.string(),
  secret: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
})

export type SigningKey = z.infer<typeof signingKey>

/** The secret of a key by its name; null when there is no such key, or it was deleted. */
export type FindSecret = (id: string) => Promise<Uint8Array | null>

/** Milliseconds for which a process keeps a key that it has read. */
const KEPT_MS = 60_000

/** The key with which this installation signs its tokens: the newest one. */
export async function readSigningKey(database: Database): Promise<SigningKey> {
  return oneRow(database, signingKey)`
    select id, secret from signing_keys order by created_at desc, id limit 1
  `
}

const secretRow = signingKey.pick({ secret: true })

/**
 * Finds keys for the tokens of requests; each is read once a minute. A key that another process has just made is found
 * at once, and a deleted key verifies no token after a minute.
 */
export function openKeyRing({ database, now }: { database: () => Database; now: () => Date }): FindSecret {
  const kept = new Map<string, { secret: Uint8Array; until: number }>()
  return async (id) => {
    const known = kept.get(id)
    if (known !== undefined && known.until > now().getTime()) return known.secret
    const key = await findRow(database(), secretRow)`
      select secret from signing_keys where id = ${id}
    `
    if (key === null) kept.delete(id)
    else kept.set(id, { secret: key.secret, until: now().getTime() + KEPT_MS })
    return key?.secret ?? null
  }
}
