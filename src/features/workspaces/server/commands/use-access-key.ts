import { z } from 'zod'
import { Forbidden } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

interface PresentedKey {
  accessKey: string
  workspaceId: number
  scope: string
}

interface KeyHolder {
  userId: number
  session: string
}

const keyHolder = z.object({
  userId: z.number().nullable(),
  session: z.string().nullable(),
  isElsewhere: z.boolean().nullable(),
})

/**
 * Uses a key up and returns the member who made it. Throws Forbidden for a key that is wrong, expired, used, of another
 * scope or browser, or of a member who is not signed in.
 */
export async function useAccessKey(
  { database, browser }: { database: Database; browser: Browser },
  { accessKey, workspaceId, scope }: PresentedKey,
): Promise<KeyHolder> {
  const { userId, session, isElsewhere } = await oneRow(database, keyHolder)`
    select person as "userId", session, is_elsewhere as "isElsewhere"
    from walls.use_access_key(${hashSecretWord(accessKey)}, ${hashSecretWord(browser.identify())}, ${workspaceId}, ${scope})
  `
  if (isElsewhere) throw new Forbidden(ELSEWHERE)
  if (userId === null || session === null)
    throw new Forbidden('This access key is not valid any more. Please try again.')
  return { userId, session }
}

const ELSEWHERE =
  'This link was made in another browser, or by somebody who is not signed in in this one. If somebody sent it to you, close this page: agreeing would let that person read your data at Google. To connect your own Google account, sign in and use the button in your workspace.'
