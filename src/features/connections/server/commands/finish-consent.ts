import { z } from 'zod'
import { leadBack } from '#features/accounts/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import type { Log } from '#platform/server/log.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { saveGrant } from '../google/google-tokens.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { GOOGLE_SERVICES, type GoogleConsent, type Grant } from '../google/connection-services.ts'

interface Context {
  log: Log
  database: Database
  browser: Browser
  google: GoogleConsent
  seals: Seals
}

const attemptRow = z.object({
  codeVerifier: z.string(),
  nonce: z.string(),
  userId: z.number(),
  service: z.enum(GOOGLE_SERVICES),
  next: z.string(),
  /** false when another user has signed in in this browser since; null when the session that began it has ended. */
  isStillIn: z.boolean().nullable(),
})

type Attempt = z.infer<typeof attemptRow>

/**
 * Stores the grant in Google's answer; returns the path to go to. An attempt is valid once, in the browser that began
 * it, while the same user is signed in there.
 */
export async function finishConsent(ctx: Context, query: URLSearchParams): Promise<string> {
  const state = query.get('state') ?? ''
  const attempt = await claimAttempt(ctx, state)
  if (attempt === null) return '/workspace'
  const { userId, service, next, isStillIn } = attempt
  if (isStillIn === null) return leadBack(next, 'failed')
  if (!isStillIn) return '/workspace'
  if (query.get('error') === 'access_denied') return leadBack(next, 'cancelled')
  const grant = query.has('error') ? null : await askGoogle(ctx, query, { ...attempt, state })
  if (grant === null) return leadBack(next, 'failed')
  if (!grant.isGranted) return leadBack(next, 'unticked')
  await saveGrant(ctx, { userId, service, isSandbox: ctx.google.isSandbox }, grant)
  return next
}

async function claimAttempt({ database, browser }: Context, state: string): Promise<Attempt | null> {
  return findRow(database, attemptRow)`
    delete from consent_attempts
    where state_hash = ${hashSecretWord(state)} and browser_hash = ${hashSecretWord(browser.identify())}
      and expires_at > now()
    returning code_verifier as "codeVerifier", nonce, user_id as "userId", service, next,
      walls.is_still_in(session_id, browser_hash) as "isStillIn"
  `
}

async function askGoogle(
  { google, log }: Context,
  query: URLSearchParams,
  { service, ...secrets }: Pick<Attempt, 'service' | 'codeVerifier' | 'nonce'> & { state: string },
): Promise<Grant | null> {
  try {
    return await google.finish(service, query, secrets)
  } catch (error) {
    log.warn({ err: error }, 'Google gave an answer that is not right')
    return null
  }
}
