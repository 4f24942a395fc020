import { z } from 'zod'
import { foldKeyword } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readSerpTitles } from '#features/serps/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { chooseSources } from './choose-sources.ts'
import { NoSources } from './no-sources.ts'
import type { SourceServices } from './source-services.ts'

/** The most searched keywords of a cluster: those that come after them change nothing about what ranks best. */
const MOST_KEYWORDS = 500

const keywordRow = z.object({ folded: z.string(), volume: z.number().nullable() })

/**
 * The pages that rank best for the keywords of a cluster; for `searched` when it has none. Throws NoSources when no search results are stored, or when
 * they show no page of another site.
 */
export async function listRanking(
  { database }: Reads,
  { providers }: SourceServices,
  { plan, articleId, searched }: { plan: Plan; articleId: number; searched: string },
): Promise<string[]> {
  const found = await listRows(database, keywordRow)`
    select folded, estimated_search_volume as volume from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
    order by estimated_search_volume desc nulls last, id limit ${MOST_KEYWORDS}
  `
  const keywords = found.length > 0 ? found : [{ folded: foldKeyword(searched), volume: null }]
  const { serps } = await providers.forWorkspace({ database }, plan.workspaceId)
  const known = await readSerpTitles(
    { database },
    {
      keywords: keywords.map(({ folded }) => folded),
      cache: { ...plan.market, isSandbox: serps?.isSandbox ?? false },
    },
  )
  const ranked = keywords.flatMap(({ folded, volume }) => {
    const urls = known.get(folded)?.map(({ url }) => url) ?? []
    return urls.length === 0 ? [] : [{ urls, volume }]
  })
  if (ranked.length === 0) throw new NoSources('no_results', NO_RESULTS)
  const urls = chooseSources(ranked, plan.domain)
  if (urls.length === 0) throw new NoSources('no_rivals', NO_RIVALS)
  return urls
}

const NO_RESULTS =
  'No search results are known for the keywords of this cluster, so there are no pages to write it from. Cluster its keywords first.'
const NO_RIVALS =
  'The search results of this cluster show no pages of other websites, so there is nothing to write it from.'
