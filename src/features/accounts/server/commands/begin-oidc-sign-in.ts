import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import type { Oidc, OidcSecrets } from '../signing-in/oidc.ts'
import type { SignUpType } from './admit-person.ts'
import { nameCaller } from '../guessing/known-browsers.ts'
import { countAttempt } from './count-attempt.ts'

/** Minutes until the user must be back from the provider. */
const ATTEMPT_MINUTES = 10
const LIMIT = { most: 60, minutes: 10 }

interface SignInInput {
  type: SignUpType | null
  /** Path to go to after the sign-in. */
  next: string | null
}

interface Attempt extends SignInInput {
  secrets: OidcSecrets
  /** The session whose user is to confirm their identity; null for a sign-in. */
  session: string | null
}

/** Stores the attempt for this browser; returns the address of the provider's page. */
export async function beginOidcSignIn(
  ctx: { database: Database; browser: Browser; oidc: Oidc },
  { type, next }: SignInInput,
): Promise<URL> {
  await countAttempt(ctx, { key: `sign-in from ${await nameCaller(ctx)}`, ...LIMIT })
  const { url, secrets } = await ctx.oidc.begin({ isProof: false })
  await rememberAttempt(ctx, { secrets, type, next, session: null })
  return url
}

/** Stores for this browser the secrets against which the provider's answer is checked. */
export async function rememberAttempt(
  { database, browser }: { database: Database; browser: Browser },
  { secrets, type, next, session }: Attempt,
): Promise<void> {
  // Attempts that expired within the hour stay, so that a late answer is recognised as a sign-in or as a proof.
  await sql`delete from sign_in_attempts where expires_at < now() - interval '1 hour'`.execute(database)
  await sql`
    insert into sign_in_attempts
      (state_hash, browser_hash, code_verifier, nonce, sign_up_type, next, session_id, expires_at)
    values (${hashSecretWord(secrets.state)}, ${hashSecretWord(browser.identify())}, ${secrets.codeVerifier},
      ${secrets.nonce}, ${type}, ${next}, ${session}::uuid, now() + make_interval(mins => ${ATTEMPT_MINUTES}))
  `.execute(database)
}
