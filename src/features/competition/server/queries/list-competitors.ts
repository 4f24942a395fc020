import { z } from 'zod'
import { isUrlOf } from '#features/contentplans/rules.ts'
import { readSerpTitles, type CachedSerpServices } from '#features/serps/server/index.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { rankCompetitors, type Competitor } from '../../rank-competitors.ts'
import type { Cluster, InWorkspace } from './open-cluster.ts'

const keywordRow = z.object({ folded: z.string() })

/** The pages of other sites that rank for most keywords of a cluster (C-033), and of how many keywords this is known. */
export async function listCompetitors(
  ctx: InWorkspace,
  { providers }: CachedSerpServices,
  { plan, articleId, limit }: Cluster & { limit: number },
): Promise<{ urls: Competitor[]; keyword_count: number }> {
  const keywords = await listRows(ctx.database, keywordRow)`
    select folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
  const { serps } = await providers.forWorkspace(ctx, plan.workspaceId)
  const known = await readSerpTitles(ctx, {
    keywords: keywords.map(({ folded }) => folded),
    cache: { ...plan.market, isSandbox: serps?.isSandbox ?? false },
  })
  const { domain } = plan
  const found = rankCompetitors(known.values(), (url) => domain !== null && isUrlOf(domain, url))
  return { urls: found.slice(0, limit), keyword_count: known.size }
}
