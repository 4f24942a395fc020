import { foldKeyword } from '#features/contentplans/rules.ts'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import type { KeywordVolume } from '#integrations/keyword-data/index.ts'
import { foundKeyword } from '../../contract.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

export type FoundKeyword = z.infer<typeof foundKeyword>

const knownKeyword = z.object({ folded: z.string(), status: foundKeyword.shape.status })

/** Adds to keywords the status that they have in the plan. */
export async function compareWithPlan(
  { database }: Reads,
  { plan, volumes }: { plan: Plan; volumes: readonly KeywordVolume[] },
): Promise<FoundKeyword[]> {
  await joinWhole(database)
  const rows = await listRows(database, knownKeyword)`
    select k.folded, k.status from unnest(${volumes.map(({ keyword }) => foldKeyword(keyword))}::text[]) as found (folded)
    join keywords k on k.contentplan_id = ${plan.id} and k.workspace_id = ${plan.workspaceId}
      and k.folded = found.folded collate "C"
  `
  const statuses = new Map(rows.map(({ folded, status }) => [folded, status]))
  return volumes.map(({ keyword, searchVolume, cpc, competition }) => ({
    keyword,
    estimated_search_volume: searchVolume,
    difficulty: null,
    cpc,
    competition,
    status: statuses.get(foldKeyword(keyword)) ?? null,
  }))
}
