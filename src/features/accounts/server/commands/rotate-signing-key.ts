import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { explainConnectTrouble } from '#platform/server/database/connect-trouble.ts'
import { LONGEST_DAYS } from '../tokens/tokens.ts'

const BYTES = 32

interface Input {
  /** Connection string of the role that owns the database. */
  url: string
  /** Whether to end every session now and delete every older key: for a key that may be in wrong hands. */
  endsSessions: boolean
}

interface Rotated {
  endedSessions: number
  /** Number of older keys that were deleted. */
  oldKeys: number
}

/**
 * Makes a new key, which signs all further tokens. Older keys still verify tokens until the last of these has expired.
 * Every process signs with the new key at once, because the newest key is read for each new session.
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

/** Deletes keys whose successor is so many days old that all tokens of theirs have expired. */
const FORGET = `
  delete from signing_keys old where exists (
    select from signing_keys later
    where later.created_at > old.created_at and later.created_at <= clock_timestamp() - make_interval(days => $1))
`
