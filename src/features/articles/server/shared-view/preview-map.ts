import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { sharedMap } from '../../contract.ts'
import { PRODUCT_TYPES } from '../../map/index.ts'
import { FIRST_FUNNEL, MAP_PREVIEW, MAP_ROWS } from '../../rules.ts'
import { openArticle } from '../queries/open-article.ts'
import { kind } from '../queries/article-rows.ts'

type SharedMap = z.infer<typeof sharedMap>
type Hub = SharedMap['hubs'][number]

const previewRow = z.object({
  hub: z.string().nullable(),
  /** The place of the hub among those with favorites, from 1. */
  place: z.number(),
  hubCount: z.number(),
  row: z.enum(MAP_ROWS),
  /** Favorites of the hub in the row. */
  total: z.number(),
  title: z.string(),
  isThis: z.boolean(),
})

/** The first hubs of the content map and the first favorites of each cell: the cluster's own hub comes first. */
export async function previewMap(
  ctx: Reads & { workspaceId: number | null },
  articleId: number,
): Promise<SharedMap> {
  const { plan } = await openArticle(ctx, articleId)
  const isThis = sql`id = ${articleId}`
  const rows = await listRows(ctx.database, previewRow)`
    with mapped as (
      select a.id, a.title, a.topic_id, a.estimated_search_volume as volume,
        case when ${kind.type} = any (${[...PRODUCT_TYPES]}::text[]) then 'products'
          else coalesce(${kind.funnel}, ${FIRST_FUNNEL}) end as map_row
      from articles a
      left join article_kinds f on f.workspace_id = a.workspace_id and f.article_id = a.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.show_in_map
    ), hubs as (
      select topic_id, count(*) over () as count, row_number() over (
        order by bool_or(${isThis}) desc, topic_id is null, sum(volume) desc nulls last, topic_id) as place
      from mapped group by topic_id
    ), cells as (
      select *, count(*) over (partition by topic_id, map_row) as total, row_number() over (
        partition by topic_id, map_row order by ${isThis} desc, volume desc nulls last, id) as place
      from mapped
    )
    select t.name as hub, hubs.place, hubs.count as "hubCount", cells.map_row as row, cells.total, cells.title,
      cells.${isThis} as "isThis"
    from hubs
    join cells on cells.topic_id is not distinct from hubs.topic_id
    left join topics t on t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.id = hubs.topic_id
    where hubs.place <= ${MAP_PREVIEW.hubs} and cells.place <= ${MAP_PREVIEW.articlesOfCell}
    order by hubs.place, cells.place
  `
  const hubs = new Map<number, Hub>()
  let total = 0
  for (const { place, hub, hubCount, row, title, isThis: is_this, total: ofCell } of rows) {
    const { name, cells } = hubs.get(place) ?? startHub(hub)
    hubs.set(place, {
      name,
      cells: cells.map((cell) =>
        cell.row === row ? { row, articles: [...cell.articles, { title, is_this }], total: ofCell } : cell,
      ),
    })
    total = hubCount
  }
  return { hubs: [...hubs.values()], total }
}

function startHub(name: string | null): Hub {
  return { name, cells: MAP_ROWS.map((row) => ({ row, articles: [], total: 0 })) }
}
