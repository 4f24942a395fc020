import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { explainConnectTrouble } from '#platform/server/database/connect-trouble.ts'
import { LONGEST_DAYS } from '../tokens/tokens.ts'

const BYTES = 32

interface Input {
  /** Of the role that owns the database. */
  url: string
  /** Ends every session now, and forgets every older key: for a key that somebody else may have. */
  endsSessions: boolean
}

interface Rotated {
  endedSessions: number
  /** Those that were forgotten. */
  oldKeys: number
}

/**
 * Makes the key that signs from now on. Older ones verify until no token of theirs can be valid any more. Every
 * process signs with the new one at once: the newest is looked up for each session that begins.
 */
export async function rotateSigningKey({ url, endsSessions }: Input): Promise<Rotated> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainConnectTrouble(url, error)
  })
  try {
    await client.query('begin')
    await client.query('lock table signing_keys in exclusive mode')
    await client.query('insert into signing_keys (id, secret) values ($1, $2)', [
      randomUUID(),
      randomBytes(BYTES),
    ])
    const ended = endsSessions
      ? await client.query(
          'update sessions set revoked_at = now() where revoked_at is null and expires_at > now()',
        )
      : { rowCount: 0 }
    const forgotten = await client.query(FORGET, [endsSessions ? 0 : LONGEST_DAYS])
    await client.query('commit')
    return { endedSessions: ended.rowCount ?? 0, oldKeys: forgotten.rowCount ?? 0 }
  } finally {
    await client.end()
  }
}

/** Keys whose successor is so many days old that all that they have signed is over. */
const FORGET = `
  delete from signing_keys old where exists (
    select from signing_keys later
    where later.created_at > old.created_at and later.created_at <= clock_timestamp() - make_interval(days => $1))
`
