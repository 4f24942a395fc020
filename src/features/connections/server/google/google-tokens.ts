import { sql } from 'kysely'
import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SearchConsole } from '#integrations/search-console/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import type { GoogleService, Grant } from './connection-services.ts'
import { NoGoogleToken } from './google-troubles.ts'

/** An access token that expires within so many seconds is not used. */
const SPARE_SECONDS = 60

interface Context {
  database: Database
  seals: Seals
}

/** The tokens of all of Google's services are refreshed in the same way. */
type Refreshing = Pick<SearchConsole, 'refreshAccessToken'>

interface Owner {
  userId: number
  service: GoogleService
  /** A grant of the sandbox's Google is not valid at the real one, and the other way round. */
  isSandbox: boolean
}

/** Stores a user's grant. When it has no new refresh token, the stored one of the same account stays. */
export async function saveGrant(
  { database, seals }: Context,
  owner: Owner,
  { refreshToken, account }: Grant,
): Promise<void> {
  const sealed = refreshToken === null ? null : await seals.seal(refreshToken, nameRow(owner, 'refresh'))
  await sql`
    insert into google_grants as known (user_id, service, account, sealed_refresh_token, is_sandbox)
    values (${owner.userId}, ${owner.service}, ${account}, ${sealed}, ${owner.isSandbox})
    on conflict (user_id, service) do update set account = excluded.account, granted_at = now(),
      sealed_access_token = null, access_expires_at = null, is_sandbox = excluded.is_sandbox,
      sealed_refresh_token = coalesce(excluded.sealed_refresh_token,
        case when known.account = excluded.account and known.is_sandbox = excluded.is_sandbox
          then known.sealed_refresh_token end)
  `.execute(database)
}

/** Whether the user has a grant with a refresh token (E-02). */
export async function hasGrant(
  { database }: { database: Database },
  { userId, service, isSandbox }: Owner,
): Promise<boolean> {
  const { rows } = await sql`
    select from google_grants
    where user_id = ${userId} and service = ${service} and is_sandbox = ${isSandbox}
      and sealed_refresh_token is not null
  `.execute(database)
  return rows.length > 0
}

/**
 * An access token of a user's grant: the stored one, or a new one. The row is locked meanwhile, and a new token is
 * stored before it is used. Deletes a refresh token that Google refuses, and throws NoGoogleToken.
 */
export async function getAccessToken(
  ctx: Context & { searchConsole: Refreshing; signal: AbortSignal },
  owner: Owner,
  { isForced }: { isForced: boolean },
): Promise<string> {
  const outcome = await ctx.database.transaction().execute(async (transaction) => {
    const held = await lockGrant(transaction, owner)
    if (held === null) return null
    if (!isForced && held.access !== null) return ctx.seals.open(held.access, nameRow(owner, 'access'))
    return refresh({ ...ctx, database: transaction }, owner, held.refresh)
  })
  if (outcome === null) throw new NoGoogleToken()
  return outcome
}

const grantRow = z.object({ refresh: z.string(), access: z.string().nullable() })

async function lockGrant(
  database: Transaction,
  { userId, service, isSandbox }: Owner,
): Promise<{ refresh: string; access: string | null } | null> {
  return findRow(database, grantRow)`
    select sealed_refresh_token as refresh,
      case when access_expires_at > now() + make_interval(secs => ${SPARE_SECONDS}) then sealed_access_token end as access
    from google_grants
    where user_id = ${userId} and service = ${service} and is_sandbox = ${isSandbox}
      and sealed_refresh_token is not null
    for update
  `
}

/** Asks Google for a new access token; null when Google refuses the refresh token. */
async function refresh(
  ctx: { database: Transaction; seals: Seals; searchConsole: Refreshing; signal: AbortSignal },
  owner: Owner,
  sealed: string,
): Promise<string | null> {
  const { database, seals, searchConsole, signal } = ctx
  const refreshToken = await seals.open(sealed, nameRow(owner, 'refresh'))
  try {
    const given = await searchConsole.refreshAccessToken(refreshToken, { signal })
    const access = await seals.seal(given.token, nameRow(owner, 'access'))
    const next =
      given.refreshToken === null ? sealed : await seals.seal(given.refreshToken, nameRow(owner, 'refresh'))
    await sql`
      update google_grants set sealed_access_token = ${access}, access_expires_at = ${given.expiresAt},
        sealed_refresh_token = ${next}
      where user_id = ${owner.userId} and service = ${owner.service}
    `.execute(database)
    return given.token
  } catch (error) {
    if (!(error instanceof AdapterError) || error.kind !== 'auth') throw error
    await sql`
      update google_grants set sealed_refresh_token = null, sealed_access_token = null
      where user_id = ${owner.userId} and service = ${owner.service}
    `.execute(database)
    return null
  }
}

function nameRow({ userId, service }: Owner, token: 'refresh' | 'access'): string {
  return `google_grants ${userId} ${service} ${token}`
}
