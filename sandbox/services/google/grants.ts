import { randomBytes } from 'node:crypto'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'

/** What somebody allowed a client to do. */
export interface Grant {
  email: string
  clientId: string
  scopes: string[]
}

export interface Code extends Grant {
  redirectUri: string
  challenge: { text: string; method: string } | null
  nonce: string | null
  /** The sign-in ends with a refresh token. */
  isLasting: boolean
  at: number
}

const CODE_MS = 10 * 60_000
export const ACCESS_SECONDS = 3599
const TESTING_MS = 7 * 86_400_000
const MOST = 10_000

/** Codes and tokens that were given out; they end by the sandbox's clock. */
export function createGrants(clock: Clock) {
  const codes = new BoundedMap<Code>(MOST)
  const access = new BoundedMap<Grant & { until: number }>(MOST)
  const refresh = new BoundedMap<Grant & { until: number }>(MOST)
  const consents = new BoundedMap<Set<string>>(MOST)
  const settings = { isTesting: false, isRotating: false }
  const consentKey = ({ email, clientId }: Pick<Grant, 'email' | 'clientId'>) => `${clientId} ${email}`

  return {
    settings,
    /** Every scope that the person has ever allowed the client and not taken back. */
    consentOf: (grant: Pick<Grant, 'email' | 'clientId'>) => consents.get(consentKey(grant)) ?? new Set(),
    writeCode(code: Omit<Code, 'at'>): string {
      const given = consents.get(consentKey(code)) ?? []
      consents.set(consentKey(code), new Set([...given, ...code.scopes]))
      return keep(codes, '4/0', { ...code, at: clock.now() })
    },
    /** A code works once and for ten minutes. */
    takeCode(text: string): Code | null {
      const code = codes.get(text)
      codes.delete(text)
      return code !== undefined && clock.now() < code.at + CODE_MS ? code : null
    },
    writeAccess: ({ email, clientId, scopes }: Grant) =>
      keep(access, 'ya29.', { email, clientId, scopes, until: clock.now() + ACCESS_SECONDS * 1000 }),
    writeRefresh({ email, clientId, scopes }: Grant): string {
      const until = settings.isTesting ? clock.now() + TESTING_MS : Infinity
      return keep(refresh, '1//0', { email, clientId, scopes, until })
    },
    findAccess: (token: string) => findAlive(access, token),
    findRefresh: (token: string) => findAlive(refresh, token),
    dropRefresh: (token: string) => refresh.delete(token),
    /** Seconds that a refresh token has from now on; null: no end. */
    refreshSeconds: (): number | null => (settings.isTesting ? TESTING_MS / 1000 - 1 : null),
    /** Takes back all that was allowed with it. False: there is no such token. */
    revoke(token: string): boolean {
      const grant = access.get(token) ?? refresh.get(token)
      if (grant !== undefined) revokeAll((one) => consentKey(one) === consentKey(grant))
      return grant !== undefined
    },
    revokePerson: (email: string | null): void => revokeAll((one) => email === null || one.email === email),
    expireAccess: (): void => access.clear(),
    reset(): void {
      for (const map of [codes, access, refresh, consents]) map.clear()
      Object.assign(settings, { isTesting: false, isRotating: false })
    },
  }

  function findAlive(tokens: Map<string, Grant & { until: number }>, token: string): Grant | null {
    const grant = tokens.get(token)
    return grant !== undefined && clock.now() < grant.until ? grant : null
  }

  function revokeAll(isMeant: (grant: Grant) => boolean): void {
    for (const tokens of [access, refresh])
      for (const [token, grant] of tokens)
        if (isMeant(grant)) {
          tokens.delete(token)
          consents.delete(consentKey(grant))
        }
  }
}
export type Grants = ReturnType<typeof createGrants>

function keep<Value>(values: Map<string, Value>, prefix: string, value: Value): string {
  const name = `${prefix}${randomBytes(32).toString('base64url')}`
  values.set(name, value)
  return name
}
