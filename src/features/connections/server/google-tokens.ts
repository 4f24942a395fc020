import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/server/database/tables.ts'
import type { GoogleService, Grant, Seals } from './services.ts'

interface Context {
  database: Kysely<Database>
  seals: Seals
}

interface Owner {
  userId: number
  service: GoogleService
}

/** Keeps what somebody granted; without a new refresh token the one from before stays. */
export async function saveGrant(
  { database, seals }: Context,
  { userId, service }: Owner,
  { refreshToken, account }: Grant,
): Promise<void> {
  const sealed = refreshToken === null ? null : await seals.seal(refreshToken, nameRow({ userId, service }))
  await sql`
    insert into google_grants as known (user_id, service, account, sealed_refresh_token)
    values (${userId}, ${service}, ${account}, ${sealed})
    on conflict (user_id, service) do update set account = excluded.account, granted_at = now(),
      sealed_refresh_token = coalesce(excluded.sealed_refresh_token,
        case when known.account = excluded.account then known.sealed_refresh_token end)
  `.execute(database)
}

/** The refresh token of somebody's grant; null where there is none (E-02). */
export async function findRefreshToken(
  { database, seals }: Context,
  { userId, service }: Owner,
): Promise<string | null> {
  const { rows } = await sql<{ sealed: string | null }>`
    select sealed_refresh_token as sealed from google_grants where user_id = ${userId} and service = ${service}
  `.execute(database)
  const sealed = rows[0]?.sealed ?? null
  return sealed === null ? null : seals.open(sealed, nameRow({ userId, service }))
}

/** Forgets a token that Google does not honour any more. */
export async function dropRefreshToken(
  { database }: Pick<Context, 'database'>,
  { userId, service }: Owner,
): Promise<void> {
  await sql`
    update google_grants set sealed_refresh_token = null where user_id = ${userId} and service = ${service}
  `.execute(database)
}

function nameRow({ userId, service }: Owner): string {
  return `google_grants ${userId} ${service}`
}
