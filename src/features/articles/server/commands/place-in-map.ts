import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { mappedArticle } from '../../contract.ts'
import { DROP_REFUSALS, mapRowOf, refuseDrop } from '../../map/index.ts'
import type { MapRow } from '../../rules.ts'
import { changePlan } from '../changing/change-plan.ts'
import { kind } from '../queries/article-rows.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { requireHub } from './edit-articles.ts'

interface Placing {
  plan: Plan
  articleIds: readonly number[]
  /** Null: they leave their hubs. */
  topicId: number | null
  /** Absent: each stays in its row. */
  row?: MapRow | undefined
}

/**
 * Places favorites in a hub and a row of the map by one change. Throws Conflict when one of them may not go there, when
 * one is no favorite, and when all of them are there already (F-154).
 */
export async function placeInMap(ctx: Writes, placing: Placing): Promise<number | null> {
  const { plan, topicId } = placing
  const touches = async () => {
    await requireArticles(ctx, placing)
    if (topicId !== null) await requireHub(ctx, { plan, topicId })
    const favorites = await listFavorites(ctx, placing)
    requireDroppable(favorites, placing)
    return { articleIds: placing.articleIds, newFunnelIds: listNewFunnels(favorites, placing) }
  }
  const change = { plan, kind: 'place in map', touches, recounts: 'nothing' } as const
  const { changeId } = await changePlan(ctx, change, async ({ articleIds, newFunnelIds }) => {
    await sql`
      update articles set topic_id = ${topicId},
        funnel = case when id = any (${newFunnelIds}::integer[]) then ${placing.row ?? null} else funnel end
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and id = any (${[...articleIds]}::integer[])
    `.execute(ctx.database)
  })
  return changeId
}

const favorite = mappedArticle
  .pick({ id: true, title: true, topic_id: true, type: true, funnel: true })
  .extend({ show_in_map: z.boolean() })
type Favorite = z.infer<typeof favorite>

async function listFavorites({ database }: Reads, { plan, articleIds }: Placing): Promise<Favorite[]> {
  return listRows(database, favorite)`
    select a.id, a.title, a.topic_id, ${kind.type} as type, ${kind.funnel} as funnel, a.show_in_map
    from articles a left join article_kinds f on f.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = any (${[...articleIds]}::integer[])
    order by a.id
  `
}

function requireDroppable(favorites: readonly Favorite[], { topicId, row }: Placing): void {
  const other = favorites.find(({ show_in_map: isFavorite }) => !isFavorite)
  if (other) throw new Conflict(`The cluster “${other.title}” is not a favorite any more.`)
  const refusals = favorites.map((article) => refuseDrop(article, { topicId, row: row ?? mapRowOf(article) }))
  const isThere = (refusal: (typeof refusals)[number]) =>
    refusal === 'is there' || refusal === 'product is there'
  const refusal = refusals.find((one) => one !== null && !isThere(one)) ?? null
  const [first = null] = refusals
  if (refusal !== null) throw new Conflict(DROP_REFUSALS[refusal])
  if (first !== null && refusals.every(isThere)) throw new Conflict(DROP_REFUSALS[first])
}

/** Those that come into another funnel. What was found for the others stays what was found. */
function listNewFunnels(favorites: readonly Favorite[], { row }: Placing): number[] {
  if (row === undefined || row === 'products') return []
  return favorites.filter((article) => mapRowOf(article) !== row).map(({ id }) => id)
}
