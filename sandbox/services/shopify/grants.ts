import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import type { Notes } from '../../stage/notes.ts'

interface Code {
  store: string
  scopes: string
  at: number
}

const CODE_MS = 60_000
const ACCESS_SECONDS = 3_600
const REFRESH_SECONDS = 7_776_000
const MOST = 10_000
const REFRESH = 'shprt_'

const noteSchema = z.object({ store: z.string(), scopes: z.string(), number: z.string() })

/**
 * The codes and tokens that stores have given. A refresh token is valid once; it outlives the process, unless it was
 * used or revoked in this one.
 */
export function createGrants(clock: Clock, notes: Notes) {
  const codes = new BoundedMap<Code>(MOST)
  const access = new BoundedMap<{ store: string; scopes: string; until: number | null }>(MOST)
  const used = new BoundedMap<true>(MOST)
  const revoked = new BoundedMap<true>(MOST)

  const dropAccess = (store: string | null) => {
    for (const [text, token] of access) if (store === null || token.store === store) access.delete(text)
  }
  return {
    writeCode(store: string, scopes: string): string {
      const text = randomBytes(16).toString('hex')
      codes.set(text, { store, scopes, at: clock.now() })
      return text
    },
    /** A code is valid once, at its store, for a minute. */
    takeCode(store: string, text: string): Code | null {
      const code = codes.get(text)
      codes.delete(text)
      if (code?.store !== store || clock.now() >= code.at + CODE_MS) return null
      revoked.delete(store)
      revoked.delete('')
      return code
    },
    /** Tokens of a store, after which its older access tokens are not valid. */
    writeTokens({ store, scopes }: Pick<Code, 'store' | 'scopes'>, isExpiring: boolean) {
      dropAccess(store)
      const token = `shpat_${randomBytes(16).toString('hex')}`
      access.set(token, { store, scopes, until: isExpiring ? clock.now() + ACCESS_SECONDS * 1_000 : null })
      if (!isExpiring) return { access_token: token, scope: scopes }
      const number = randomBytes(12).toString('hex')
      return {
        access_token: token,
        scope: scopes,
        expires_in: ACCESS_SECONDS - 1,
        refresh_token: `${REFRESH}${notes.write({ store, scopes, number })}`,
        refresh_token_expires_in: REFRESH_SECONDS,
      }
    },
    takeRefresh(store: string, text: string): Pick<Code, 'store' | 'scopes'> | null {
      if (!text.startsWith(REFRESH) || used.has(text)) return null
      const token = notes.read(text.slice(REFRESH.length), noteSchema)
      if (token === null || token.store !== store || revoked.has(store) || revoked.has('')) return null
      used.set(text, true)
      return token
    },
    /** What an access token may do at a store; null when it is not valid there. */
    findScopes(store: string, text: string): string[] | null {
      const token = access.get(text)
      const isValid = token?.store === store && clock.now() < (token.until ?? Infinity)
      return isValid ? token.scopes.split(',') : null
    },
    expireAccess: dropAccess,
    /** The store's people remove the app. */
    revoke(store: string | null): void {
      dropAccess(store)
      revoked.set(store ?? '', true)
    },
    reset(): void {
      for (const map of [codes, access, used, revoked]) map.clear()
    },
  }
}
export type Grants = ReturnType<typeof createGrants>
