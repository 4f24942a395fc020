import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPlan } from '#features/contentplans/server/index.ts'
// Tests the counting step of a crawl alone, because a crawl of so many pages takes minutes.
import { countLinks } from '#features/pages/server/crawling/count-links.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

const PAGES = 200
const LINKS_OF_A_PAGE = 50

test('the links of pages that were just added are counted by reading each a few times, and the counts are right', async () => {
  const world = await makeJobWorld()
  await query(world.url, 'analyze pages, page_links')
  const read = await world.as(world.own, async ({ database, workspaceId }) => {
    const plan = await openPlan({ database, workspaceId }, world.own.contentplanId)
    const place = sql`${workspaceId}::integer, ${plan.id}::integer`
    await sql`
      insert into pages (workspace_id, contentplan_id, url)
      select ${place}, 'https://shop.example/' || n from generate_series(1, ${PAGES}::integer) n`.execute(
      database,
    )
    await sql`
      insert into page_links (workspace_id, contentplan_id, from_page_id, place, to_page_id, anchor, text, is_in_content, is_followed)
      select ${place}, f.id, t.place, t.id, '', '', true, true from pages f
      cross join lateral (
        select id, row_number() over (order by id) as place from pages where contentplan_id = ${plan.id} order by id limit ${LINKS_OF_A_PAGE}
      ) t
      where f.contentplan_id = ${plan.id}`.execute(database)
    const before = await countReads()
    await countLinks(database, { plan })
    return (await countReads()) - before

    async function countReads(): Promise<number> {
      const { rows } = await sql<{ reads: string }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as reads
        from pg_stat_xact_user_tables where relname in ('pages', 'page_links')`.execute(database)
      return Number(rows[0]?.reads)
    }
  })
  expect(read).toBeGreaterThan(PAGES)
  expect(read / (PAGES + PAGES * LINKS_OF_A_PAGE)).toBeLessThan(10)
  expect(
    await world.look(
      'select in_links, count(*)::integer as pages from pages group by in_links order by in_links',
    ),
  ).toEqual([
    { in_links: 0, pages: PAGES - LINKS_OF_A_PAGE },
    { in_links: PAGES - 1, pages: LINKS_OF_A_PAGE },
  ])
})
