import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import type { AskingType } from './access-requests.ts'

/** An access token that expires within so many seconds is not used. */
const SPARE_SECONDS = 60

/** What a publishing system gives when its user lets us in. */
export interface AccessTokens {
  accessToken: string
  /** null when the system gives none. */
  refreshToken: string | null
  /** null when the access token does not expire. */
  expiresAt: Date | null
}

interface OfPlan {
  plan: Pick<Plan, 'id' | 'workspaceId'>
  type: AskingType
}

const storedTokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() })
const tokenRow = z.object({ sealed: z.string(), isStale: z.boolean() })

/** The secret of a plan's row in `integrations` for these tokens; `secret_expires_at` is their `expiresAt`. */
export async function sealTokens(
  seals: Seals,
  { plan, type }: OfPlan,
  { accessToken, refreshToken }: AccessTokens,
): Promise<string> {
  return seals.seal(JSON.stringify({ accessToken, refreshToken }), nameRow(plan.id, type))
}

/**
 * A valid access token of a plan: the stored one or, when that has expired or was `refused`, a new one.
 * Meanwhile the row is locked, because many systems honour a refresh token once; the new tokens are stored before they
 * are used. null when the plan is not connected. Throws AdapterError `auth` when the system refuses the refresh token.
 */
export async function openAccess(
  { database, seals }: { database: RunDatabase; seals: Seals },
  { plan, type }: OfPlan,
  {
    refresh,
    refused = null,
  }: {
    refresh: (refreshToken: string) => Promise<AccessTokens>
    /** The token that the system does not accept any more. */
    refused?: string | null
  },
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const found = await lockTokens(transaction, { plan, type })
    if (found === null) return null
    const kept = storedTokens.parse(JSON.parse(await seals.open(found.sealed, nameRow(plan.id, type))))
    if (!found.isStale && kept.accessToken !== refused) return kept.accessToken
    if (kept.refreshToken === null) throw new AdapterError('auth', 'The access has expired.')
    const given = await refresh(kept.refreshToken)
    const next = { ...given, refreshToken: given.refreshToken ?? kept.refreshToken }
    const sealed = await sealTokens(seals, { plan, type }, next)
    await sql`
      update integrations set sealed_secret = ${sealed}, secret_expires_at = ${next.expiresAt}
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type}
    `.execute(transaction)
    return next.accessToken
  })
}

async function lockTokens(database: Transaction, { plan, type }: OfPlan) {
  return findRow(database, tokenRow)`
    select sealed_secret as sealed,
      coalesce(secret_expires_at < now() + make_interval(secs => ${SPARE_SECONDS}), false) as "isStale"
    from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type}
      and sealed_secret is not null
    for update
  `
}

function nameRow(contentplanId: number, type: AskingType): string {
  return `integrations ${contentplanId} ${type}`
}
