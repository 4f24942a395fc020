import * as client from 'openid-client'
import { z } from 'zod'
import { once } from '#platform/server/once.ts'
import { discoverIssuer } from '#platform/server/outbound/discover-issuer.ts'
import type { GoogleConsent, GoogleService } from './connection-services.ts'

const SCOPES: Record<GoogleService, string> = {
  'search-console': 'https://www.googleapis.com/auth/webmasters.readonly',
  analytics: 'https://www.googleapis.com/auth/analytics.readonly',
}

export const CONSENT_CALLBACK = '/api/integrations/google/callback'

interface GoogleClient {
  /** Address of Google's sign-in, or of the sandbox's. */
  issuer: string
  clientId: string
  clientSecret: string
  isSandbox: boolean
}

/** Asks for offline access, and for consent each time: without both, Google gives no refresh token. */
export function createGoogleConsent(
  { issuer, clientId, clientSecret, isSandbox }: GoogleClient,
  publicUrl: string,
): GoogleConsent {
  const redirectUri = `${publicUrl}${CONSENT_CALLBACK}`
  const discover = once(() => discoverIssuer({ issuer, clientId, clientSecret }))
  return {
    isSandbox,
    async begin(service) {
      const config = await discover()
      const codeVerifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: `openid email ${SCOPES[service]}`,
        access_type: 'offline',
        prompt: 'consent',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url, secrets }
    },
    async finish(service, query, { state, nonce, codeVerifier }) {
      const config = await discover()
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${redirectUri}?${query.toString()}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      )
      const granted = new Set((tokens.scope ?? '').split(' '))
      const { email } = z.object({ email: z.string().default('') }).parse(tokens.claims() ?? {})
      return {
        refreshToken: tokens.refresh_token ?? null,
        account: email,
        isGranted: granted.has(SCOPES[service]),
      }
    },
  }
}
