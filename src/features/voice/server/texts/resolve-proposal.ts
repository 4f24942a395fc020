import { sql } from 'kysely'
import { z } from 'zod'
import { updateContentplan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { lockPresent } from './keep-made.ts'

const proposalRow = z.object({ text: z.string(), state: z.enum(['proposed', 'taken', 'dismissed']) })

/**
 * Takes over a proposed style guide, or dismisses it. The same answer can be given twice, as when the reply to the first
 * was lost.
 */
export async function resolveProposal(
  ctx: Writes,
  { plan, proposal, accept }: { plan: Plan; proposal: number; accept: boolean },
): Promise<{ style_guide: string }> {
  const present = await lockPresent(ctx, { plan, kind: 'style_guide' })
  const wanted = accept ? 'taken' : 'dismissed'
  const found = await findRow(ctx.database, proposalRow)`
    select text, state from voice_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${proposal}
      and kind = 'style_guide' for update
  `
  if (found === null || !['proposed', wanted].includes(found.state))
    throw new NotFound('This proposal is no longer there.')
  if (found.state === wanted) return { style_guide: present }
  await sql`
    update voice_texts set state = ${wanted},
      replaced = ${accept && present.trim() !== '' ? present : null},
      taken_at = ${accept ? sql`clock_timestamp()` : null}
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${proposal}
  `.execute(ctx.database)
  if (!accept) return { style_guide: present }
  await updateContentplan(ctx, { plan, changes: { style_guide: found.text } })
  return { style_guide: found.text }
}
