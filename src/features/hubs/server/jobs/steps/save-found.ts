import { z } from 'zod'
import { foldKeyword } from '#features/contentplans/rules.ts'
import { saveList } from '#features/keywords/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { IDEA_SOURCES, type IdeaSource } from '../../../rules.ts'
import { IMPORT_KIND_OF } from '../build-rules.ts'
import type { BuiltHub } from './open-hub.ts'

export interface SavedKeyword {
  keyword: string
  source: IdeaSource
  searchVolume: number | null
  cpc: number | null
  competition: number | null
}

interface Found {
  runId: number
  hub: BuiltHub
  keywords: readonly SavedKeyword[]
}

/**
 * Adds the keywords that the plan does not have, as one import for each source. Those that it has stay as they are,
 * with the import that added them.
 */
export async function saveFound(
  ctx: Reads & { userId: number | null },
  { runId, hub, keywords }: Found,
): Promise<void> {
  const known = await listKnown(ctx, { hub, keywords })
  const fresh = keywords.filter(({ keyword }) => !known.has(foldKeyword(keyword)))
  for (const source of IDEA_SOURCES) {
    const keywordsObject = fresh
      .filter((one) => one.source === source)
      .map(({ keyword, searchVolume, cpc, competition }) => ({
        keyword,
        estimated_search_volume: searchVolume,
        cpc,
        competition,
      }))
    if (keywordsObject.length === 0) continue
    const kind = IMPORT_KIND_OF[source]
    // oxlint-disable-next-line no-await-in-loop -- four sources, in one transaction
    await saveList(ctx, { plan: hub.plan, keywordsObject, source: 'related', kind, label: hub.name, runId })
  }
}

const knownKeyword = z.object({ folded: z.string() })

async function listKnown(
  { database }: Reads,
  { hub: { plan }, keywords }: Omit<Found, 'runId'>,
): Promise<Set<string>> {
  const rows = await listRows(database, knownKeyword)`
    select folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and folded = any (${keywords.map(({ keyword }) => foldKeyword(keyword))}::text[])
  `
  return new Set(rows.map(({ folded }) => folded))
}
