import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import type { Log } from '#platform/server/log.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { recordAccountEvent } from '../commands/record-account-event.ts'

const MINUTES = 60

const countRow = z.object({ count: z.number() })

/**
 * Reports, at most once an hour, that strangers guess the password of an account: in the log and in the account's
 * events.
 */
export async function reportGuessing(
  ctx: { log: Log; database: Database; browser: Browser },
  { email, userId }: { email: string; userId: number },
): Promise<void> {
  const { count } = await oneRow(ctx.database, countRow)`
    select count from walls.count_attempt(${hashSecretWord(`told of guessing at ${email.toLowerCase()}`)}, ${MINUTES})
  `
  if (count > 1) return
  ctx.log.warn(
    { account: email.toLowerCase(), address: ctx.browser.address },
    'many wrong passwords for an account: browsers that have not signed in before wait in line; `keyloom unlock` lets one in',
  )
  await recordAccountEvent(ctx, { userId, action: 'sign-in slowed down' })
}
