import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createLine } from '#platform/server/line.ts'

/** Parameters of scrypt: they decide what a hash costs. */
export interface PasswordCost {
  N: number
  r: number
  p: number
  maxmem: number
}

/** OWASP's setting for 32 MB of memory. */
const USUAL_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const BYTES = 32
const SALT_BYTES = 16

const compute = promisify<string, Uint8Array, number, PasswordCost, Buffer>(scrypt)

/** Two lines with one hash at a time each, so that callers who guess do not delay known browsers. */
const lines = { known: createLine({ mostWaiting: 50 }), strangers: createLine({ mostWaiting: 50 }) }

function derive(password: string, salt: Uint8Array, cost: PasswordCost, line: keyof typeof lines) {
  return lines[line](() => compute(password.normalize('NFKC'), salt, BYTES, cost))
}

/** `scrypt$<salt>$<hash>`, both base64url. */
export async function hashPassword(password: string, cost = USUAL_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, cost, 'known')
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/**
 * Whether a password matches a stored hash, computed with the same cost. Takes equally long when none is stored.
 * Throws Temporary when too many callers wait.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  { cost = USUAL_COST, line = 'known' }: { cost?: PasswordCost | undefined; line?: keyof typeof lines } = {},
): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? '').split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost, line)
  const wanted = Buffer.from(hash, 'base64url')
  return wanted.length === BYTES && timingSafeEqual(derived, wanted)
}
