import { recountArticles } from '#features/articles/server/index.ts'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { KeywordVolume } from '#integrations/keyword-data/index.ts'
import { z } from 'zod'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { importedKeyword } from '../../contract.ts'
import { IS_EXACT, type MissingKeyword } from '../queries/missing-volumes.ts'

interface Answer {
  plan: Plan
  source: string
  asked: readonly MissingKeyword[]
  /** Of each keyword that was asked for, in their order. */
  found: readonly KeywordVolume[]
}

const touched = z.object({ article_id: z.number().nullable() })

/** Writes what a service knows about keywords. A number that was known meanwhile stays, but for a rough volume. */
export async function keepVolumes(
  { database }: { database: Transaction },
  { plan, source, asked, found }: Answer,
): Promise<void> {
  await lockPlan({ database }, { plan })
  const rows = asked.map(({ id, keyword }, at) => {
    const { searchVolume, cpc, competition } = found[at] ?? {}
    const numbers = { estimated_search_volume: searchVolume, cpc, competition }
    return { ...importedKeyword.parse({ keyword, ...numbers }), id }
  })
  const kept = await listRows(database, touched)`
    update keywords k set
      estimated_search_volume = case when ${IS_EXACT} then k.estimated_search_volume
        else coalesce(answer.estimated_search_volume, k.estimated_search_volume) end,
      volume_is_rough = k.volume_is_rough and answer.estimated_search_volume is null,
      cpc = coalesce(k.cpc, answer.cpc), competition = coalesce(k.competition, answer.competition),
      volume_asked_at = now(), volume_asked_of = ${source}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as answer (id integer, estimated_search_volume integer, cpc float8, competition float8)
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.id = answer.id
    returning k.article_id
  `
  const articleIds = new Set(kept.flatMap(({ article_id: id }) => (id === null ? [] : [id])))
  await recountArticles({ database }, { plan, articleIds: [...articleIds] })
  await tellPlanChanged({ database }, plan)
}
