import * as client from 'openid-client'
import { z } from 'zod'
import { once } from '#platform/server/once.ts'
import { discoverIssuer } from '#platform/server/outbound/discover-issuer.ts'
import type { Person } from '../commands/admit-person.ts'
import type { SignInSettings } from './sign-in-settings.ts'

/** For a proof, the sign-in at the provider may be so many seconds old. */
export const PROOF_SECONDS = 300
/** Google lets users choose an account with `prompt=select_account`; other providers may refuse this value. */
const GOOGLE = 'https://accounts.google.com'

/** Secrets of an attempt, which are stored here and checked against the provider's answer. */
export interface OidcSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Oidc {
  /** The provider's page, and the secrets for its answer. Throws when the provider does not answer. */
  begin(trip: { isProof: boolean }): Promise<{ url: URL; secrets: OidcSecrets }>
  /**
   * The person in the provider's answer; null when the e-mail address is not confirmed. Throws for an invalid answer.
   */
  finish(query: URLSearchParams, secrets: OidcSecrets): Promise<Person | null>
}

const claims = z.object({
  iss: z.string().min(1).max(300),
  sub: z.string().min(1).max(300),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().trim().max(200).optional(),
  auth_time: z.number().optional(),
})

/** Signs in at any OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
export function connectOidc(
  { issuer, clientId, clientSecret }: NonNullable<SignInSettings['oidc']>,
  publicUrl: string,
): Oidc {
  const redirectUri = `${publicUrl}/api/integrations/cognito/callback`
  const discover = once(() => discoverIssuer({ issuer, clientId, clientSecret }))
  return {
    async begin({ isProof }) {
      const config = await discover()
      const codeVerifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...writePrompt(issuer, isProof),
      })
      return { url, secrets }
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const config = await discover()
      const answer = new URL(`${redirectUri}?${query.toString()}`)
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      return toPerson(claims.parse(tokens.claims()))
    },
  }
}

/**
 * Parameters that make the provider ask the user again. Google can only ask for an account, not for a new sign-in.
 */
function writePrompt(issuer: string, isProof: boolean): Record<string, string> {
  if (issuer === GOOGLE) return { prompt: 'select_account' }
  return isProof ? { prompt: 'login', max_age: String(PROOF_SECONDS) } : {}
}

function toPerson({
  iss,
  sub,
  email,
  email_verified: isVerified,
  name,
  auth_time: signedInAt,
}: z.infer<typeof claims>): Person | null {
  if (email === undefined || isVerified !== true) return null
  const lower = email.toLowerCase()
  return {
    issuer: iss,
    subject: sub,
    email: lower,
    name: name || lower.slice(0, lower.indexOf('@')),
    signedInAt: signedInAt ?? null,
  }
}
