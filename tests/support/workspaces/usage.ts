import { describeUsageLimit, USAGE_KINDS, type UsageKind } from '#features/workspaces/rules.ts'
import type { SharedDatabase } from '#tests/support/database/shared-database.ts'
import { query } from '#tests/support/database/test-database.ts'

/** Sets the usage limits of every workspace in the test's database. */
export async function limitUsage(url: string, limits: Partial<Record<UsageKind, number>>): Promise<void> {
  for (const kind of USAGE_KINDS) {
    const most = limits[kind]
    if (most === undefined) continue
    await query(
      url,
      `insert into usage_limits values ('${kind}', ${most}, '${describeUsageLimit(kind, most)}')
       on conflict (kind) do update set most = excluded.most, refusal = excluded.refusal`,
    )
  }
}

/** The stored sums of a test's own plans, and the same sums counted from the rows; zeros are left out of both. */
export async function compareUsage(look: SharedDatabase['look']) {
  const kept = await look(
    `select contentplan_id, kind, amount::float8 from plan_usage where amount <> 0 order by 1, 2`,
  )
  const counted = await look(
    `select contentplan_id, kind, sum(amount)::float8 as amount from (
       select contentplan_id, 'keywords' as kind, 1 as amount from keywords
       union all select contentplan_id, 'pages', 1 from pages
       union all select contentplan_id, 'links', 1 from page_links
       union all select contentplan_id, 'texts', octet_length(text) from page_texts
       union all select contentplan_id, 'written texts', octet_length(text) from article_text_revisions
       union all select contentplan_id, 'search rows', 1 from facts_by_date f join search_filters s on s.id = f.filter_id
       union all select contentplan_id, 'search rows', 1 from facts_by_page f join search_filters s on s.id = f.filter_id
       union all select contentplan_id, 'search rows', 1 from facts_by_query f join search_filters s on s.id = f.filter_id
       union all select contentplan_id, 'search rows', 1 from facts_by_page_query f join search_filters s on s.id = f.filter_id
     ) as rows group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
  )
  return { kept, counted }
}
