import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { integration } from '../../contract.ts'
import { INTEGRATION_COLUMNS } from '../queries/integration-columns.ts'

interface Choice {
  plan: Plan
  /** `properties/123`. */
  property: string
  name: string
  events: readonly string[]
  /** The user whose grant reads the property. */
  accessUser: number
  isSandbox: boolean
}

/** Binds a plan to a property of Google Analytics, and says which of its events count. */
export async function chooseAnalyticsProperty(
  ctx: Pick<MemberContext, 'database' | 'userId' | 'actor'>,
  { plan, property, name, events, accessUser, isSandbox }: Choice,
) {
  const saved = await oneRow(ctx.database, integration)`
    insert into integrations (workspace_id, contentplan_id, type, access_user_id, ga_property, ga_name, ga_events, is_sandbox)
    values (${plan.workspaceId}, ${plan.id}, 'ga-4', ${accessUser}, ${property}, ${name}, ${events.join(',')}, ${isSandbox})
    on conflict (contentplan_id, type) do update set access_user_id = excluded.access_user_id,
      ga_property = excluded.ga_property, ga_name = excluded.ga_name, ga_events = excluded.ga_events,
      is_sandbox = excluded.is_sandbox, connected_at = now(), last_error = null, last_error_at = null
    returning ${INTEGRATION_COLUMNS}
  `
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'google analytics connected',
    subjectId: plan.id,
    details: { property, events },
  })
  return saved
}

/** Ends the connection of a plan to Google Analytics; the Google account stays connected for other plans. */
export async function disconnectAnalyticsProperty(
  ctx: Pick<MemberContext, 'database' | 'userId' | 'actor'>,
  { plan }: { plan: Plan },
): Promise<void> {
  await sql`
    delete from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'ga-4'
  `.execute(ctx.database)
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'google analytics disconnected',
    subjectId: plan.id,
  })
}
