import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { NotSignedIn } from '#platform/errors.ts'
import type { Credential } from '#platform/server/api/walls.ts'
import { isWholeApiToken, looksLikeApiToken } from '#platform/server/api-token-words.ts'
import { readBearer } from '#platform/server/http/bearer.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import type { FindSecret, SigningKey } from './signing-keys.ts'

const ISSUER = 'keyloom'
const AUDIENCE = 'keyloom'
const ALGORITHM = 'HS256'
/** Longest life of a token, in days. */
export const LONGEST_DAYS = 30
const BAD_DATES = 'Invalid JWT dates'
/** Seconds by which the clocks of two machines may differ. */
const CLOCK_SKEW_SECONDS = 60
/** The key of tokens whose header names none. */
const FIRST_KEY = 'first'

interface TokenOwner {
  session: string
  userId: number
  name: string
}

interface Signing {
  key: SigningKey
  now: Date
}

interface Verifying {
  findSecret: FindSecret
  now: Date
}

/** The token of a session. The browser reads sub, name, admin, iat and exp from it. */
export async function issueToken(
  { key, now }: Signing,
  { session, userId, name, expiresAt }: TokenOwner & { expiresAt: Date },
): Promise<string> {
  return new SignJWT({ name, admin: false })
    .setSubject(String(userId))
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(session)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key.secret)
}

/** The credential in an authorization header: an API token, recognised by its form, else the session of a JWT. */
export async function readCredential(ctx: Verifying, authorization: string | undefined): Promise<Credential> {
  const word = readBearer(authorization) ?? ''
  if (!looksLikeApiToken(word)) return { kind: 'session', session: await readSession(ctx, authorization) }
  if (!isWholeApiToken(word))
    throw new NotSignedIn('This API token is mistyped or cut off. Please copy the whole of it.')
  return { kind: 'token', hash: hashSecretWord(word) }
}

/** The session of the JWT in an authorization header. Only the walls check whether the session has ended. */
export async function readSession(
  { findSecret, now }: Verifying,
  authorization: string | undefined,
): Promise<string> {
  const token = readBearer(authorization)
  const secret = token === undefined ? null : await findSecret(readKeyName(token))
  if (token === undefined || secret === null) throw new NotSignedIn()
  const options = {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['sub', 'name', 'iat', 'exp', 'jti'],
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: now,
  }
  const { payload } = await jwtVerify(token, secret, options).catch((error: unknown) => {
    throw new NotSignedIn(isAboutDates(error) ? BAD_DATES : undefined)
  })
  // Checked here because jose's limit of age also refuses tokens from the future, which all tokens are after the
  // clock is set back.
  if (now.getTime() / 1000 - (payload.iat ?? 0) > LONGEST_DAYS * 24 * 3600) throw new NotSignedIn(BAD_DATES)
  if (!isUuid(payload.jti)) throw new NotSignedIn()
  return payload.jti
}

function readKeyName(token: string): string {
  try {
    const { kid = FIRST_KEY } = decodeProtectedHeader(token)
    if (/^[\w-]{1,40}$/.test(kid)) return kid
  } catch {
    // A token without a readable header names no key.
  }
  throw new NotSignedIn()
}

function isUuid(text: string | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}

function isAboutDates(error: unknown): boolean {
  return (
    error instanceof errors.JWTExpired ||
    (error instanceof errors.JWTClaimValidationFailed && ['iat', 'exp', 'nbf'].includes(error.claim))
  )
}
