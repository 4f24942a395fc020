import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { keyword } from '../../contract.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { JOIN_SEARCH_NUMBERS, SEARCH_NUMBERS } from './search-numbers.ts'

export type KeywordRow = z.infer<typeof keyword>
/** Columns of a keyword on the wire, from keywords `k`, their metrics `m` and clusters `a`. */
const columns = sql`
  k.id, k.id as keyword_id, k.keyword, k.estimated_search_volume, k.volume_is_rough, k.difficulty, k.cpc, k.competition,
  k.intent,
  ${SEARCH_NUMBERS.impressions} as google_impressions_last, ${SEARCH_NUMBERS.clicks} as google_clicks_last,
  ${SEARCH_NUMBERS.ctr} as google_ctr_last, ${SEARCH_NUMBERS.position} as google_position_last,
  m.impressions_prev as google_impressions_prev, m.clicks_prev as google_clicks_prev,
  m.position_prev as google_position_prev,
  case when m.impressions_last is null then (
    select to_char(from_day, 'YYYY-MM-DD') || '/' || to_char(to_day, 'YYYY-MM-DD') from search_periods s where s.id = q.period_id
  ) end as google_period,
  m.impressions_last as impressions, (
    select t.impressions_last from keyword_pages t where t.keyword_id = k.id and t.page_id = a.page_id
  ) as target_impressions,
  a.title, k.article_id, k.status, k.excluded, k.in_queue, k.source, null::float8 as score, true as "isSelectable"
`

/** The rows of these keywords of a plan, in the order of the ids. */
export async function readKeywordRows(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<KeywordRow[]> {
  if (ids.length === 0) return []
  await joinWhole(database)
  return selectRows(
    { database },
    plan,
    sql`
      from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
      join keywords k on k.id = wanted.id
    `,
    sql`order by wanted.place`,
  )
}

/** The plan's keyword with this folded text; null when the plan has none. */
export async function findKeywordRow(
  { database }: Reads,
  { plan, folded }: { plan: Plan; folded: string },
): Promise<KeywordRow | null> {
  const [row] = await selectRows({ database }, plan, sql`from keywords k`, sql`and k.folded = ${folded}`)
  return row ?? null
}

async function selectRows(
  { database }: Reads,
  plan: Plan,
  from: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<KeywordRow[]> {
  return listRows(database, keyword)`
    select ${columns} ${from}
    left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
      and a.id = k.article_id
    ${JOIN_SEARCH_NUMBERS}
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} ${rest}
  `
}
