import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import type { Oidc, OidcSecrets } from '../signing-in/oidc.ts'
import type { SignUpType } from './admit-person.ts'
import { nameCaller } from '../guessing/known-browsers.ts'
import { countAttempt } from './count-attempt.ts'

/** How long somebody may take at the provider. */
const ATTEMPT_MINUTES = 10
const LIMIT = { most: 60, minutes: 10 }

interface SignInInput {
  type: SignUpType | null
  /** Where to go afterwards. */
  next: string | null
}

interface Attempt extends SignInInput {
  secrets: OidcSecrets
  /** Whose person is to prove who they are; null: a sign-in. */
  session: string | null
}

/** Remembers the attempt for this browser; gives the address of the provider's page. */
export async function beginOidcSignIn(
  ctx: { database: Database; browser: Browser; oidc: Oidc },
  { type, next }: SignInInput,
): Promise<URL> {
  await countAttempt(ctx, { key: `sign-in from ${await nameCaller(ctx)}`, ...LIMIT })
  const { url, secrets } = await ctx.oidc.begin({ isProof: false })
  await rememberAttempt(ctx, { secrets, type, next, session: null })
  return url
}

/** Keeps for this browser what the provider's answer is checked against. */
export async function rememberAttempt(
  { database, browser }: { database: Database; browser: Browser },
  { secrets, type, next, session }: Attempt,
): Promise<void> {
  // Attempts that expired within the hour stay: an answer that comes too late can then say what it was for.
  await sql`delete from sign_in_attempts where expires_at < now() - interval '1 hour'`.execute(database)
  await sql`
    insert into sign_in_attempts
      (state_hash, browser_hash, code_verifier, nonce, sign_up_type, next, session_id, expires_at)
    values (${hashSecretWord(secrets.state)}, ${hashSecretWord(browser.identify())}, ${secrets.codeVerifier},
      ${secrets.nonce}, ${type}, ${next}, ${session}::uuid, now() + make_interval(mins => ${ATTEMPT_MINUTES}))
  `.execute(database)
}
