import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import type { Log } from '#platform/server/log.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { SIGN_UP_TYPES } from '../../contract.ts'
import type { SIGN_IN_PROBLEMS } from '../../rules.ts'
import type { Oidc } from '../signing-in/oidc.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'
import { proveByProvider } from './prove-by-provider.ts'
import { admitPerson, type Admitted, type Person } from './admit-person.ts'

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS

export type SignInOutcome =
  | { admitted: Admitted; next: string | null }
  | { problem: SignInProblem }
  /** The outcome of a proof, which is no sign-in. */
  | { isProven: boolean }

interface Context {
  log: Log
  database: Database
  browser: Browser
  settings: SignInSettings
  oidc: Oidc
}

const attemptRow = z.object({
  code_verifier: z.string(),
  nonce: z.string(),
  sign_up_type: z.enum(SIGN_UP_TYPES).nullable(),
  next: z.string().nullable(),
  session_id: z.string().nullable(),
  isLate: z.boolean(),
})

type Attempt = z.infer<typeof attemptRow>

/** Handles the provider's answer. An attempt is valid once, for ten minutes, in the browser that began it. */
export async function finishOidcSignIn(ctx: Context, query: URLSearchParams): Promise<SignInOutcome> {
  const state = query.get('state') ?? ''
  const attempt = await claimAttempt(ctx, state)
  if (attempt === null) return { problem: 'expired' }
  const outcome: SignInOutcome = attempt.isLate
    ? { problem: 'expired' }
    : await judgeAnswer(ctx, { query, state, attempt })
  return attempt.session_id !== null && 'problem' in outcome ? { isProven: false } : outcome
}

async function judgeAnswer(
  ctx: Context,
  { query, state, attempt }: { query: URLSearchParams; state: string; attempt: Attempt },
): Promise<SignInOutcome> {
  if (query.has('error')) {
    const { error, error_description: description } = Object.fromEntries(query)
    ctx.log.warn({ error, description }, 'the sign-in provider refused')
    return { problem: 'refused' }
  }
  const person = await askProvider(ctx, query, {
    state,
    nonce: attempt.nonce,
    codeVerifier: attempt.code_verifier,
  })
  if (person === 'refused') return { problem: 'refused' }
  if (person === null) return { problem: 'unverified' }
  if (attempt.session_id !== null)
    return { isProven: await proveByProvider(ctx, { person, session: attempt.session_id }) }
  const admitted = await admitPerson(ctx, { person, type: attempt.sign_up_type })
  return admitted === null ? { problem: 'closed' } : { admitted, next: attempt.next }
}

async function claimAttempt({ database, browser }: Context, state: string): Promise<Attempt | null> {
  return findRow(database, attemptRow)`
    delete from sign_in_attempts
    where state_hash = ${hashSecretWord(state)} and browser_hash = ${hashSecretWord(browser.identify())}
    returning code_verifier, nonce, sign_up_type, next, session_id, expires_at <= now() as "isLate"
  `
}

async function askProvider(
  { oidc, log }: Context,
  query: URLSearchParams,
  secrets: Parameters<Oidc['finish']>[1],
): Promise<Person | null | 'refused'> {
  try {
    return await oidc.finish(query, secrets)
  } catch (error) {
    log.warn({ err: error }, 'the sign-in provider gave an answer that is not right')
    return 'refused'
  }
}
