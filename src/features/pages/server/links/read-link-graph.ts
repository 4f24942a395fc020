import { z } from 'zod'
import { readPageUrl } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { MOST_GRAPH_LINKS, PAGE_TYPES } from '../../rules.ts'
import { countedPages } from './page-states.ts'

interface GraphInput {
  plan: Plan
  inContent: boolean
  /** Pages, at most. */
  limit: number
  /** The URL of a page that is included with the pages that it has links with. */
  url: string | undefined
}

const graphPage = z.object({
  page_id: z.number(),
  url: z.string(),
  type: z.enum(PAGE_TYPES),
  incoming: z.number(),
  outgoing: z.number(),
})
const graphRow = z.object({
  pages: z.array(graphPage),
  froms: z.array(z.number()),
  tos: z.array(z.number()),
  pageTotal: z.number(),
  linkTotal: z.number(),
})

/**
 * The most linked pages of a plan and the links between them. Of more than 10,000 pairs of linked pages those in
 * content come first.
 */
export async function readLinkGraph({ database }: Reads, { plan, inContent, limit, url }: GraphInput) {
  await joinWhole(database)
  const wanted = url === undefined ? null : (readPageUrl(url) ?? url)
  const found = await oneRow(database, graphRow)`
    with ${countedPages(plan, inContent)}, wanted as materialized (
      select id from counted where url = ${wanted}
    ), chosen as materialized (
      select p.id, row_number() over (
        order by p.id in (select id from wanted) desc, p.id in (
          select to_page_id from pairs where from_page_id in (select id from wanted)
          union all select from_page_id from pairs where to_page_id in (select id from wanted)
        ) desc, p.incoming desc, p.outgoing desc, p.url collate "C"
      ) - 1 as place
      from counted p order by place limit ${limit}
    ), shown as materialized (
      select f.place as from_place, t.place as to_place, pairs.is_in_content,
        f.id in (select id from wanted) or t.id in (select id from wanted) as is_wanted
      from pairs join chosen f on f.id = pairs.from_page_id join chosen t on t.id = pairs.to_page_id
    ), kept as materialized (
      select * from shown
      order by is_wanted desc, is_in_content desc, from_place + to_place, from_place limit ${MOST_GRAPH_LINKS}
    )
    select coalesce((
        select jsonb_agg(jsonb_build_object('page_id', p.id, 'url', p.url, 'type', p.type, 'incoming', p.incoming,
          'outgoing', p.outgoing) order by c.place)
        from chosen c join counted p on p.id = c.id
      ), '[]') as pages,
      array(select from_place from kept order by from_place, to_place)::integer[] as froms,
      array(select to_place from kept order by from_place, to_place)::integer[] as tos,
      (select count(*) from counted) as "pageTotal", (select count(*) from shown) as "linkTotal"
  `
  const { froms, tos, ...rest } = found
  return { ...rest, links: froms.map((from, at): [number, number] => [from, tos[at] ?? 0]) }
}
