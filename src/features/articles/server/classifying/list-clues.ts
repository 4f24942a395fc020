import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { findCachedSerps } from '#features/serps/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Clues } from '../../kinds/index.ts'
import { ARTICLE_TYPES } from '../../rules.ts'

/** The most searched keywords of a cluster say enough about it. */
const KEYWORDS_READ = 20
/** What kind of pages a search finds hardly changes with the years. */
const ANY_AGE_DAYS = 36_500

const clueRow = z.object({
  id: z.number(),
  /** Folded; null for a cluster without one. */
  mainKeyword: z.string().nullable(),
  pageType: z.enum(ARTICLE_TYPES).nullable(),
  keywords: z.array(z.string()).nullable(),
  volumes: z.array(z.number().nullable()).nullable(),
  intents: z.array(z.string().nullable()).nullable(),
})

export interface ClusterClues {
  id: number
  mainKeyword: string | null
  clues: Clues
}

/** What there is to go by for some clusters of a plan, by id. `which` is a condition on `articles`, and may end its query. */
export async function listClues(
  { database, now }: { database: Transaction; now: Date },
  { plan, isSandbox, which }: { plan: Plan; isSandbox: boolean; which: RawBuilder<unknown> },
): Promise<ClusterClues[]> {
  const rows = await listRows(database, clueRow)`
    select a.id, main.folded as "mainKeyword", said.keywords, said.volumes, said.intents,
      case p.type when 'case study' then 'article' when 'forum' then null when 'other' then null else p.type end as "pageType"
    from (
      select * from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and ${which}
    ) as a
    left join keywords main on main.id = a.main_keyword_id
    left join pages p on p.id = a.page_id
    left join lateral (
      select array_agg(k.keyword order by k.place) as keywords, array_agg(k.volume::float8 order by k.place) as volumes,
        array_agg(k.intent order by k.place) as intents
      from (
        select keyword, estimated_search_volume as volume, intent, row_number() over (
          order by id = a.main_keyword_id desc nulls last, estimated_search_volume desc nulls last, id) as place
        from keywords
        where workspace_id = a.workspace_id and contentplan_id = a.contentplan_id and article_id = a.id
      ) as k where k.place <= ${KEYWORDS_READ}
    ) as said on true
    order by a.id
  `
  const keywords = rows.flatMap(({ mainKeyword }) => mainKeyword ?? [])
  const { location, language, device } = plan.market
  const market = { location, language, device, isSandbox }
  const serps = await findCachedSerps({ database, now }, { keywords, days: ANY_AGE_DAYS, ...market })
  return rows.map(({ id, mainKeyword, pageType, keywords: texts, volumes, intents }) => ({
    id,
    mainKeyword,
    clues: {
      language: plan.language,
      domain: plan.domain,
      keywords: (texts ?? []).map((keyword, at) => ({
        keyword,
        volume: volumes?.[at] ?? null,
        intent: intents?.[at] ?? null,
      })),
      results: serps.get(mainKeyword ?? '')?.urls ?? [],
      pageType,
    },
  }))
}
