import { z } from 'zod'
import {
  lockPlan,
  readRefusal,
  readRoom,
  tellPlanChanged,
  type Plan,
} from '#features/contentplans/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { openUndone } from '../queries/imports.ts'
import type { KeywordServices } from '../research/keyword-services.ts'

const restoredRow = z.object({ restored: z.number() })

/**
 * Undoes the undo of an import: the keywords that it removed come back with their ids and values, except those that
 * the plan has again by now. Throws LimitReached when the workspace has no room for all of them.
 */
export async function restoreImport(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'startMeasuring'>,
  { plan, importId }: { plan: Plan; importId: number },
): Promise<{ restored: number; kept: number }> {
  await allowLongWork(ctx.database)
  // The numbers of search data went with the keywords.
  await services.startMeasuring(ctx, { plan })
  await lockPlan(ctx, { plan })
  const { removed } = await openUndone(ctx, { plan, importId })
  if (removed > (await readRoom(ctx.database, { plan, kind: 'keywords' })))
    throw new LimitReached(await readRefusal(ctx.database, 'keywords'))
  const { restored } = await oneRow(ctx.database, restoredRow)`
    with restored as (
      insert into keywords (id, workspace_id, contentplan_id, keyword, folded, estimated_search_volume, difficulty, cpc,
        competition, intent, source, excluded, in_queue, import_id, created_at, volume_asked_at, volume_asked_of,
        volume_is_rough)
      overriding system value
      select row.id, row.workspace_id, row.contentplan_id, row.keyword, row.folded, row.estimated_search_volume,
        row.difficulty, row.cpc, row.competition, row.intent, row.source, row.excluded, row.in_queue, row.import_id,
        row.created_at, row.volume_asked_at, row.volume_asked_of, coalesce(row.volume_is_rough, false)
      from keyword_imports i, jsonb_populate_recordset(null::keywords, i.removed) as row
      where i.workspace_id = ${plan.workspaceId} and i.contentplan_id = ${plan.id} and i.id = ${importId}
        and row.workspace_id = ${plan.workspaceId} and row.contentplan_id = ${plan.id}
      on conflict do nothing
      returning id
    ), live as (
      update keyword_imports set undone_at = null, undone_by = null, removed = null
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${importId}
    )
    select count(*) as restored from restored
  `
  await tellPlanChanged(ctx, plan)
  return { restored, kept: removed - restored }
}
