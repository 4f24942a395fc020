import { sql } from 'kysely'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { countLinks } from './count-links.ts'

const NAMED_AS_CATEGORY = 'Products name it as their category.'

/** Finds what only all pages together show: which are categories, and how many pages link to each. Ends the crawl. */
export async function finishCrawl(database: Transaction, plan: Plan): Promise<void> {
  await lockPlan({ database }, { plan })
  await findCategories(database, plan)
  await countLinks(database, { plan })
  await sql`
    delete from page_visits where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await sql`
    insert into site_crawls (workspace_id, contentplan_id, ended_at) values (${plan.workspaceId}, ${plan.id}, now())
    on conflict (contentplan_id) do update set ended_at = excluded.ended_at
  `.execute(database)
}

async function findCategories(database: Transaction, plan: Plan): Promise<void> {
  await sql`
    update pages c set
      type = case when c.is_type_chosen then c.type else 'category' end,
      type_reason = case when c.is_type_chosen then c.type_reason else ${NAMED_AS_CATEGORY}::text end,
      found_type = case when c.is_type_chosen then 'category' end,
      found_type_reason = case when c.is_type_chosen then ${NAMED_AS_CATEGORY}::text end
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id}
      and not c.is_type_listed
      and case when c.is_type_chosen then c.found_type else c.type end = 'other'
      and c.url in (
        select p.parent_category_url from pages p
        where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.type = 'product'
      )
  `.execute(database)
}
