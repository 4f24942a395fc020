import { sql } from 'kysely'
import { z } from 'zod'
import { INTEGRATION_OF_CMS } from '#features/contentplans/rules.ts'
import { updateContentplan, type Plan } from '#features/contentplans/server/index.ts'
import { recordAudit } from '#features/workspaces/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { PublisherType } from '../../contract.ts'

const mainRow = z.object({ cms: z.string().nullable() })

/**
 * Ends the connection of a plan to a publishing system and forgets its key. What is published there stays. A plan whose
 * articles went there has no main CMS afterwards.
 */
export async function disconnectPublisher(
  ctx: Writes,
  { plan, type }: { plan: Plan; type: PublisherType },
): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type}
  `.execute(ctx.database)
  if (numAffectedRows === 0n) return
  await recordAudit(ctx, {
    workspaceId: plan.workspaceId,
    action: 'publisher disconnected',
    subjectId: plan.id,
    details: { type },
  })
  const { cms } = await oneRow(ctx.database, mainRow)`
    select main_cms_integration as cms from contentplans where id = ${plan.id} and workspace_id = ${plan.workspaceId}
  `
  if (new Map<string | null, string>(Object.entries(INTEGRATION_OF_CMS)).get(cms) !== type) return
  await updateContentplan(ctx, { plan, changes: { main_cms_integration: 'none' } })
}
