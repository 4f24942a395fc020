import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { z } from 'zod'
import { clusterKeywords, createDendrograms, type DendrogramNode } from '#engine/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { MOST_IN_TREE, type clusterTree, type dendrogramNode } from '../../contract.ts'
import { readSerps, type KeywordSerp } from '../serps/read-serps.ts'
import { fillSerpTable } from '../serps/serp-table.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { itemAt } from '#platform/items.ts'

type Tree = z.infer<typeof dendrogramNode>

const articleRow = z.object({ contentplanId: z.number(), keywordCount: z.number() })

/** The tree of a cluster (C-072), from the search results that are known now. */
export async function drawTree(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  services: CachedSerpServices,
  { articleId }: { articleId: number },
): Promise<z.infer<typeof clusterTree>> {
  const found = await findRow(ctx.database, articleRow)`
    select contentplan_id as "contentplanId", (
      select count(*)::integer from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id
    ) as "keywordCount"
    from articles a where id = ${articleId} and workspace_id = ${ctx.workspaceId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { contentplanId, keywordCount } = found
  const plan = await openPlan(ctx, contentplanId)
  const keywords = await readSerps(ctx, services, { plan, articleIds: [articleId], most: MOST_IN_TREE })
  const known = keywords.filter(({ pages }) => pages !== null)
  const unknown = keywords.filter(({ pages }) => pages === null)
  return {
    clusters: joinKeywords(known),
    unknown: unknown.map(({ id, keyword }) => ({ keywordId: id, name: keyword })),
    leftOut: keywordCount - keywords.length,
  }
}

/** Merges keywords by average linkage until nothing is shared. No page is taken for a hub. Null for no keywords. */
function joinKeywords(keywords: readonly KeywordSerp[]): Tree | null {
  if (keywords.length === 0) return null
  const { table, rowOf } = fillSerpTable(keywords)
  const clustering = clusterKeywords(table, { minimumScore: 0, hubs: new Uint8Array(table.urlCount) })
  const draw = createDendrograms(clustering)
  const parts = Array.from({ length: clustering.clusterCount }, (_, cluster) => draw(cluster))
  const keywordOf = new Map(keywords.map((keyword, at) => [rowOf[at], keyword]))
  let index = 0
  return describeNode(parts.length === 1 ? itemAt(parts, 0) : { row: null, overlap: 0, children: parts })

  function describeNode({ row, overlap, children }: DendrogramNode): Tree {
    const keyword = row === null ? undefined : keywordOf.get(row)
    return {
      index: index++,
      keywordId: keyword?.id ?? null,
      name: keyword?.keyword ?? null,
      overlap,
      height: Math.round((10 - overlap) * 10) / 10,
      isLeaf: keyword !== undefined,
      children: children.map(describeNode),
    }
  }
}
