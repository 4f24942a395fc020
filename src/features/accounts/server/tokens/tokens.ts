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
/** No token lives longer. */
export const LONGEST_DAYS = 30
const BAD_DATES = 'Invalid JWT dates'
/** What the clocks of two machines may differ by. */
const CLOCK_SKEW_SECONDS = 60
/** Of tokens from before keys had names. */
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

/** The token of a session, for the browser: sub, name, admin, iat and exp are readable there. */
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

/** What a member proves with: an API token by its form, otherwise the session of a JWT. */
export async function readCredential(ctx: Verifying, authorization: string | undefined): Promise<Credential> {
  const word = readBearer(authorization) ?? ''
  if (!looksLikeApiToken(word)) return { kind: 'session', session: await readSession(ctx, authorization) }
  if (!isWholeApiToken(word))
    throw new NotSignedIn('This API token is mistyped or cut off. Please copy the whole of it.')
  return { kind: 'token', hash: hashSecretWord(word) }
}

/** The session that an authorization header proves. Whether it is still valid only the walls know. */
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
  // Not jose's limit of age: it refuses tokens of the future, too, which this clock makes of all others when it is set back.
  if (now.getTime() / 1000 - (payload.iat ?? 0) > LONGEST_DAYS * 24 * 3600) throw new NotSignedIn(BAD_DATES)
  if (!isUuid(payload.jti)) throw new NotSignedIn()
  return payload.jti
}

function readKeyName(token: string): string {
  try {
    const { kid = FIRST_KEY } = decodeProtectedHeader(token)
    if (/^[\w-]{1,40}$/.test(kid)) return kid
  } catch {
    // No header that can be read names no key.
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
