import { sql, type Transaction } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { BLOG_TYPES } from '../../contract.ts'

/** What only all pages together tell: which ones are categories, and how many lead to each; ends the crawl. */
export async function sortOut(database: Transaction<Database>, plan: Plan): Promise<void> {
  await findCategories(database, plan)
  await countLinks(database, plan)
  await sql`
    delete from page_visits where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await sql`
    update contentplans set site_crawled_at = now() where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `.execute(database)
}

async function findCategories(database: Transaction<Database>, plan: Plan): Promise<void> {
  await sql`
    update pages c set type = 'category', type_reason = 'Products name it as their category.'
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id} and c.type = 'other' and not c.is_type_chosen
      and c.url in (
        select p.parent_category_url from pages p
        where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.type = 'product'
      )
  `.execute(database)
}

async function countLinks(database: Transaction<Database>, plan: Plan): Promise<void> {
  await sql`
    with counted as (
      select l.to_page_id as id, count(distinct l.from_page_id)::integer as pages,
        count(distinct l.from_page_id) filter (where f.type = any (${[...BLOG_TYPES]}::text[]))::integer as blog
      from page_links l join pages f on f.workspace_id = l.workspace_id and f.id = l.from_page_id
      where l.workspace_id = ${plan.workspaceId} and l.contentplan_id = ${plan.id} and l.to_page_id <> l.from_page_id
      group by l.to_page_id
    ), now as (
      select p.id, coalesce(counted.pages, 0) as pages, coalesce(counted.blog, 0) as blog
      from pages p left join counted on counted.id = p.id
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
    )
    update pages p set in_links = now.pages, in_links_from_blog = now.blog
    from now where p.workspace_id = ${plan.workspaceId} and p.id = now.id
      and (p.in_links, p.in_links_from_blog) is distinct from (now.pages, now.blog)
  `.execute(database)
}
