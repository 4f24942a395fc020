import { withJourneyDatabase } from './journey-database.ts'
import type { Person } from './journey-person.ts'

export interface SeededKeywords {
  /** How many keywords are in clusters, with ten in each. */
  active?: number
  inactive?: number
  excluded?: number
  /** The texts of further inactive keywords, the first with the highest volume. */
  words?: readonly string[]
}

const PER_CLUSTER = 10

/** Puts keywords into the first plan of a person: `active 1`, `active 2`, …, the first with the highest volume. */
export async function seedKeywords({ workspaces: [first] }: Person, seeded: SeededKeywords): Promise<void> {
  const { active = 0, inactive = 0, excluded = 0, words = [] } = seeded
  const place = [first?.id, first?.plans[0]]
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into articles (workspace_id, contentplan_id, title)
       select $1, $2, 'Cluster ' || n from generate_series(1, ceil($3::numeric / $4)) n`,
      [...place, active, PER_CLUSTER],
    )
    // Other journeys insert at the same time, so ids have gaps.
    await client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, estimated_search_volume, source, excluded,
         article_id)
       select $1, $2, kind || ' ' || n, kind || ' ' || n, case when n % 7 = 0 then null else 100000 - n end,
         (array['google_search_console', 'upload', 'related', 'auto-expand'])[1 + n % 4], kind = 'excluded',
         case when kind = 'active' then a.id end
       from (values ('active', $4::integer), ('inactive', $5), ('excluded', $6)) as input (kind, count),
         generate_series(1, count) n
       left join (select id, row_number() over (order by id) - 1 as place from articles where contentplan_id = $2) a
         on a.place = (n - 1) / $3
       order by kind, n`,
      [...place, PER_CLUSTER, active, inactive, excluded],
    )
    await client.query(
      `update articles a set keyword_count = k.count, estimated_search_volume = k.volume, main_keyword_id = k.main
       from (
         select article_id, count(*) as count, coalesce(sum(estimated_search_volume), 0) as volume,
           (array_agg(id order by estimated_search_volume desc nulls last))[1] as main
         from keywords where contentplan_id = $1 and article_id is not null group by article_id
       ) k
       where a.id = k.article_id`,
      [first?.plans[0]],
    )
    await client.query(
      `insert into article_metrics (workspace_id, contentplan_id, article_id, known_volume_count)
       select $1, $2, article_id, count(estimated_search_volume) from keywords
       where contentplan_id = $2 and article_id is not null group by article_id
       on conflict (article_id) do update set known_volume_count = excluded.known_volume_count`,
      place,
    )
    await client.query(
      `insert into keywords (workspace_id, contentplan_id, keyword, folded, estimated_search_volume, source)
       select $1, $2, word, lower(word), 50000 - n, 'upload' from unnest($3::text[]) with ordinality given (word, n)`,
      [...place, words],
    )
  })
}
