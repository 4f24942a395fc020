import { errors, jwtVerify, SignJWT } from 'jose'
import { NotSignedIn } from '#platform/errors.ts'

const ISSUER = 'keyloom'
const ALGORITHM = 'HS256'
const LONGEST_DAYS = 30

export interface TokenOwner {
  session: string
  userId: number
  name: string
}

/** The token of a session, for the browser: sub, name, admin, iat and exp are readable there. */
export async function issueToken(
  ctx: { key: Uint8Array; now: Date },
  { session, userId, name, expiresAt }: TokenOwner & { expiresAt: Date },
): Promise<string> {
  return new SignJWT({ name, admin: false })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(String(userId))
    .setJti(session)
    .setIssuedAt(ctx.now)
    .setExpirationTime(expiresAt)
    .sign(ctx.key)
}

/** The session that an authorization header proves. Whether it is still valid only the walls know. */
export async function readSession(
  ctx: { key: Uint8Array; now: Date },
  authorization: string | undefined,
): Promise<string> {
  const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  if (token === undefined) throw new NotSignedIn()
  try {
    const { payload } = await jwtVerify(token, ctx.key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ['sub', 'name', 'iat', 'exp', 'jti'],
      maxTokenAge: LONGEST_DAYS * 24 * 3600,
      currentDate: ctx.now,
    })
    if (!isUuid(payload.jti)) throw new NotSignedIn()
    return payload.jti
  } catch (error) {
    throw new NotSignedIn(isAboutDates(error) ? 'Invalid JWT dates' : undefined)
  }
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
