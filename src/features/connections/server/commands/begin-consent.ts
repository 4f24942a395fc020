import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import type { GoogleConsent, GoogleService } from '../google/connection-services.ts'

/** Minutes until the user must be back from Google. */
const MINUTES = 10

interface ConsentRequest {
  userId: number
  session: string
  service: GoogleService
  /** Path of this site to which the browser returns, already checked. */
  next: string
}

/** Stores the consent request for this browser; returns the address of Google's page. */
export async function beginConsent(
  { database, browser, google }: { database: Database; browser: Browser; google: GoogleConsent },
  { userId, session, service, next }: ConsentRequest,
): Promise<URL> {
  const { url, secrets } = await google.begin(service)
  await sql`delete from consent_attempts where expires_at < now()`.execute(database)
  await sql`
    insert into consent_attempts (state_hash, browser_hash, code_verifier, nonce, user_id, session_id, service, next, expires_at)
    values (${hashSecretWord(secrets.state)}, ${hashSecretWord(browser.identify())}, ${secrets.codeVerifier},
      ${secrets.nonce}, ${userId}, ${session}::uuid, ${service}, ${next}, now() + make_interval(mins => ${MINUTES}))
  `.execute(database)
  return url
}
