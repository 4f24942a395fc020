import { z } from 'zod'
import { NotSignedIn, TooManyRequests } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'
import { oneRow } from '../database/rows.ts'

/** The message for every API token that is not valid, whatever the reason. */
export const DEAD_TOKEN =
  'This API token is not valid: it was revoked, has expired, or its maker has left the workspace. Please make a new one.'

const MINUTES = 60

const tokenUse = z.object({ token: z.number().nullable(), seconds: z.number().nullable() })

/**
 * Counts a request of an API token in the database, so that the count survives a restart and is shared by all
 * processes. It runs in a transaction of its own, so that requests of one token do not wait for each other.
 */
export async function countTokenUse(
  database: Database,
  { hash, mostPerHour }: { hash: Uint8Array; mostPerHour: number },
): Promise<void> {
  const { token, seconds } = await oneRow(database, tokenUse)`
    select token, wait_seconds as seconds from walls.count_token_use(${hash}, ${mostPerHour}, ${MINUTES})
  `
  if (token === null) throw new NotSignedIn(DEAD_TOKEN)
  if (seconds === null) return
  const minutes = Math.ceil(seconds / 60)
  throw new TooManyRequests(
    `This API token has made its ${mostPerHour} requests of this hour. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    seconds,
  )
}
