import { foldKeyword } from '#features/contentplans/rules.ts'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import type { KeywordVolume } from '#integrations/keyword-data/index.ts'
import { foundKeyword } from '../../contract.ts'
import { joinValues, NO_VALUES } from '../../incoming/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

export type FoundKeyword = z.infer<typeof foundKeyword>

const knownKeyword = z.object({
  folded: z.string(),
  ...foundKeyword.pick({
    status: true,
    estimated_search_volume: true,
    volume_is_rough: true,
    difficulty: true,
    cpc: true,
    competition: true,
  }).shape,
})

/** Adds to keywords the status that they have in the plan, and the numbers that they will have there. */
export async function compareWithPlan(
  { database }: Reads,
  { plan, volumes }: { plan: Plan; volumes: readonly KeywordVolume[] },
): Promise<FoundKeyword[]> {
  await joinWhole(database)
  const rows = await listRows(database, knownKeyword)`
    select k.folded, k.status, k.estimated_search_volume, k.volume_is_rough, k.difficulty, k.cpc, k.competition
    from unnest(${volumes.map(({ keyword }) => foldKeyword(keyword))}::text[]) as found (folded)
    join keywords k on k.contentplan_id = ${plan.id} and k.workspace_id = ${plan.workspaceId}
      and k.folded = found.folded collate "C"
  `
  const known = new Map(rows.map((row) => [row.folded, row]))
  return volumes.map(({ keyword, searchVolume, cpc, competition }) => {
    const before = known.get(foldKeyword(keyword))
    const given = { estimated_search_volume: searchVolume, cpc, competition }
    const { intent: _intent, ...values } = joinValues({ ...NO_VALUES, ...before }, given)
    return { keyword, ...values, status: before?.status ?? null }
  })
}
