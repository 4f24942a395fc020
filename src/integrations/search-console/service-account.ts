import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { expectSuccess } from '../service-answer.ts'
import type { AccessToken } from './index.ts'
import { findTokenRefusal, readTokenReply } from './token-reply.ts'

const SERVICE = 'Google'
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly'
const SIGNED_SECONDS = 3600
/** A token that expires within this time is renewed. */
const SPARE_MS = 60_000

export interface ServiceAccount {
  email: string
  privateKey: string
}

export interface ServiceAccountTokens {
  email: string
  /** Returns the current token while it is valid, or a new one. */
  getToken(options: { isForced: boolean; signal: AbortSignal }): Promise<string>
}

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
})

/** Reads the JSON that Google gives with a service account's key; null for any other text. */
export function readServiceAccount(text: string): ServiceAccount | null {
  const read = keyFile.safeParse(parseJson(text))
  return read.success ? { email: read.data.client_email, privateKey: read.data.private_key } : null
}

/** Gets tokens by requests signed with the account's own key (RFC 7523), so that no user has to consent. */
export function openServiceAccount(input: {
  account: ServiceAccount
  tokenUrl: string
  request: SendRequest
  now: () => Date
}): ServiceAccountTokens {
  let kept: AccessToken | null = null
  return {
    email: input.account.email,
    async getToken({ isForced, signal }) {
      const isFresh = kept !== null && kept.expiresAt.getTime() > input.now().getTime() + SPARE_MS
      if (kept === null || isForced || !isFresh) kept = await askForToken(input, signal)
      return kept.token
    },
  }
}

async function askForToken(
  { account, tokenUrl, request, now }: Parameters<typeof openServiceAccount>[0],
  signal: AbortSignal,
): Promise<AccessToken> {
  const at = Math.floor(now().getTime() / 1000)
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.email)
    .setAudience(tokenUrl)
    .setIssuedAt(at)
    .setExpirationTime(at + SIGNED_SECONDS)
    .sign(createPrivateKey(account.privateKey))
  const response = await request({
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
    signal,
  })
  const reason = findTokenRefusal(response)
  if (reason !== null)
    throw new AdapterError(
      'invalid',
      `Google does not accept the key of ${account.email}; the administrator of this installation has to check GOOGLE_SERVICE_ACCOUNT.`,
      { reason },
    )
  expectSuccess(SERVICE, response)
  return readTokenReply(SERVICE, response, now())
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
