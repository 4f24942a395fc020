import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import type { Notes } from '../../stage/notes.ts'

/** The scopes that a person has granted to a client. */
export interface Grant {
  email: string
  clientId: string
  scopes: string[]
}

export interface Code extends Grant {
  redirectUri: string
  challenge: { text: string; method: string } | null
  nonce: string | null
  /** Whether the sign-in gives a refresh token. */
  isLasting: boolean
  at: number
}

type Token = Grant & { until: number | null }

const CODE_MS = 10 * 60_000
export const ACCESS_SECONDS = 3599
const TESTING_MS = 7 * 86_400_000
const MOST = 10_000
const REFRESH = '1//0'

const noteSchema = z.object({
  email: z.string(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  until: z.number().nullable(),
  number: z.string(),
})

/**
 * The codes and tokens that were issued; they expire by the sandbox's clock. Refresh tokens outlive the process:
 * an unknown one with a valid seal is accepted, unless it was revoked in this process.
 */
export function createGrants(clock: Clock, notes: Notes) {
  const codes = new BoundedMap<Code>(MOST)
  const access = new BoundedMap<Token>(MOST)
  const refresh = new BoundedMap<Token>(MOST)
  const dropped = new BoundedMap<true>(MOST)
  const revokedPeople = new BoundedMap<true>(MOST)
  const consents = new BoundedMap<Set<string>>(MOST)
  const settings = { isTesting: false, isRotating: false }

  return {
    settings,
    /** Every scope that the person has granted to the client and not revoked. */
    consentOf: (grant: Pick<Grant, 'email' | 'clientId'>) => consents.get(keyOf(grant)) ?? new Set(),
    writeCode(code: Omit<Code, 'at'>): string {
      consents.set(keyOf(code), new Set([...(consents.get(keyOf(code)) ?? []), ...code.scopes]))
      const text = `4/0${createNumber()}`
      codes.set(text, { ...code, at: clock.now() })
      return text
    },
    /** A code is valid once, and for ten minutes. */
    takeCode(text: string): Code | null {
      const code = codes.get(text)
      codes.delete(text)
      return code !== undefined && clock.now() < code.at + CODE_MS ? code : null
    },
    writeAccess({ email, clientId, scopes }: Grant): string {
      const text = `ya29.${createNumber()}`
      access.set(text, { email, clientId, scopes, until: clock.now() + ACCESS_SECONDS * 1000 })
      return text
    },
    writeRefresh({ email, clientId, scopes }: Grant): string {
      const until = settings.isTesting ? clock.now() + TESTING_MS : null
      const token = { email, clientId, scopes, until }
      const text = `${REFRESH}${notes.write({ ...token, number: createNumber() })}`
      refresh.set(text, token)
      return text
    },
    findAccess: (text: string): Grant | null => ifValid(access.get(text)),
    findRefresh: (text: string): Grant | null => ifValid(findRefresh(text)),
    dropRefresh(text: string): void {
      refresh.delete(text)
      dropped.set(text, true)
    },
    /** Seconds for which a new refresh token is valid, or null when it does not expire. */
    refreshSeconds: (): number | null => (settings.isTesting ? TESTING_MS / 1000 - 1 : null),
    /** Revokes all grants of the token's person to its client. Returns false if there is no such token. */
    revoke(text: string): boolean {
      const grant = access.get(text) ?? findRefresh(text)
      if (grant === undefined) return false
      revokeAll((one) => keyOf(one) === keyOf(grant))
      revokedPeople.set(grant.email, true)
      return true
    },
    revokePerson(email: string | null): void {
      revokeAll((one) => email === null || one.email === email)
      revokedPeople.set(email ?? '', true)
    },
    expireAccess(email: string | null): void {
      for (const [text, grant] of access) if (email === null || grant.email === email) access.delete(text)
    },
    /** Forgets everything, as after a restart. */
    reset(): void {
      for (const map of [codes, access, refresh, dropped, revokedPeople, consents]) map.clear()
      Object.assign(settings, { isTesting: false, isRotating: false })
    },
  }

  function findRefresh(text: string): Token | undefined {
    const known = refresh.get(text)
    if (known !== undefined || dropped.has(text) || !text.startsWith(REFRESH)) return known
    const token = notes.read(text.slice(REFRESH.length), noteSchema)
    const isGone = token === null || revokedPeople.has(token.email) || revokedPeople.has('')
    return isGone ? undefined : token
  }

  function ifValid(token: Token | undefined): Grant | null {
    return token !== undefined && clock.now() < (token.until ?? Infinity) ? token : null
  }

  function revokeAll(isAffected: (grant: Grant) => boolean): void {
    for (const tokens of [access, refresh])
      for (const [text, grant] of tokens)
        if (isAffected(grant)) {
          tokens.delete(text)
          dropped.set(text, true)
          consents.delete(keyOf(grant))
        }
  }
}
export type Grants = ReturnType<typeof createGrants>

function keyOf({ email, clientId }: Pick<Grant, 'email' | 'clientId'>): string {
  return `${clientId} ${email}`
}

function createNumber(): string {
  return randomBytes(32).toString('base64url')
}
