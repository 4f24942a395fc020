/** What the token says to the browser. It proves nothing here, because only the server knows the key. */
export interface Claims {
  sub: string
  name: string
  admin: boolean
  /** Seconds since 1970. */
  iat: number
  exp: number
}

const BAD_DATES = 'Invalid JWT dates'
const NO_TOKEN = 'Please sign in.'
/** How much the clocks of two machines may differ. */
const CLOCK_SKEW_SECONDS = 60

/** Reads a token's claims at the moment `now` (ms). Throws an error whose message is written for users. */
export function readClaims(token: string, now: number): Claims {
  const claims = parseClaims(token)
  const seconds = now / 1000
  if (claims.iat > seconds + CLOCK_SKEW_SECONDS || claims.exp <= seconds) throw new Error(BAD_DATES)
  return claims
}

function parseClaims(token: string): Claims {
  const [, body = '', ...rest] = token.split('.')
  const claims = rest.length === 1 ? decodeJson(body) : null
  if (!isRecord(claims)) throw new Error(NO_TOKEN)
  const { sub, name, admin, iat, exp } = claims
  if (typeof sub !== 'string' || typeof name !== 'string') throw new Error(NO_TOKEN)
  if (!isDate(iat) || !isDate(exp)) throw new Error(BAD_DATES)
  return { sub, name, admin: admin === true, iat, exp }
}

function decodeJson(base64url: string): unknown {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
