import { z } from 'zod'
import { listSharedUrls } from '#engine/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { findCachedSerps } from '#features/serps/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { KEYWORDS_PER_ARTICLE } from '../../rules.ts'
import { readKeywordRows, type KeywordRow } from './keyword-rows.ts'
import type { KeywordServices } from '../research/keyword-services.ts'
import { findRow } from '#platform/server/database/rows.ts'

interface SimilarInput {
  keywordId: number
  articleId?: number | undefined
}

const neighbors = z.object({ keyword: z.string(), contentplanId: z.number(), ids: z.array(z.number()) })

/** C-058: a cluster's other keywords with how many of ten results each shares with this one, most first. */
export async function listSimilar(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'providers'>,
  { keywordId, articleId }: SimilarInput,
): Promise<KeywordRow[]> {
  const found = await findRow(ctx.database, neighbors)`
    select one.keyword, one.contentplan_id as "contentplanId", array(
      select k.id from keywords k
      where k.workspace_id = one.workspace_id and k.contentplan_id = one.contentplan_id
        and k.article_id = coalesce(${articleId ?? null}::integer, one.article_id) and k.id <> one.id
      order by k.estimated_search_volume desc nulls last, k.id limit ${KEYWORDS_PER_ARTICLE}
    ) as ids
    from keywords one where one.id = ${keywordId} and one.workspace_id = ${ctx.workspaceId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { keyword, contentplanId, ids } = found
  const plan = await openPlan(ctx, contentplanId)
  const rows = await readKeywordRows(ctx, { plan, ids })
  const { serps: provider } = await services.providers(ctx, plan.workspaceId)
  if (provider === null) return rows
  const serps = await findCachedSerps(ctx, {
    ...plan.market,
    isSandbox: provider.isSandbox,
    keywords: [keyword, ...rows.map((row) => row.keyword)],
  })
  const urlsOf = (text: string) => serps.get(text)?.urls.map(({ url }) => url)
  const own = urlsOf(keyword)
  return rows
    .map((row) => ({ ...row, score: scoreUrls(own, urlsOf(row.keyword)) }))
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
}

/** How many URLs two SERPs share; null when one of the SERPs is not known. */
function scoreUrls(own: string[] | undefined, other: string[] | undefined): number | null {
  return own === undefined || other === undefined ? null : listSharedUrls(own, other).length
}
