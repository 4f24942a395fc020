import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { BLOG_TYPES } from '../../rules.ts'

/** Counts the pages that link to each page of a plan, or only to those that `linkedFrom` link to. */
export async function countLinks(
  database: Transaction,
  { plan, linkedFrom }: { plan: Plan; linkedFrom?: readonly number[] },
): Promise<void> {
  const which =
    linkedFrom === undefined
      ? sql``
      : sql`and p.id in (select to_page_id from page_links
          where workspace_id = ${plan.workspaceId} and from_page_id = any (${[...linkedFrom]}::integer[]))`
  await joinWhole(database)
  await sql`
    with targets as materialized (
      select p.id, p.in_links, p.in_links_from_blog from pages p
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} ${which}
    ), counted as (
      select l.to_page_id as id, count(distinct l.from_page_id)::integer as pages,
        count(distinct l.from_page_id) filter (where f.type = any (${[...BLOG_TYPES]}::text[]))::integer as blog
      from page_links l join pages f on f.workspace_id = l.workspace_id and f.id = l.from_page_id
      where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and l.to_page_id <> l.from_page_id
        and l.to_page_id in (select id from targets)
      group by l.to_page_id
    ), now as (
      select targets.id, coalesce(counted.pages, 0) as pages, coalesce(counted.blog, 0) as blog
      from targets left join counted on counted.id = targets.id
      where (targets.in_links, targets.in_links_from_blog) is distinct from (coalesce(counted.pages, 0), coalesce(counted.blog, 0))
    )
    update pages p set in_links = now.pages, in_links_from_blog = now.blog from now where p.id = now.id
  `.execute(database)
}
