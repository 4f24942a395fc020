import { sql } from 'kysely'
import { z } from 'zod'
import { openArticle } from '#features/articles/server/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { pageDetails, pageText } from '../../contract.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { joinAll, pageColumns, utcTime } from './page-rows.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'

type PageDetails = z.infer<typeof pageDetails>
type PageText = z.infer<typeof pageText>
type InWorkspace = Pick<MemberContext, 'database' | 'workspaceId'>

const ID = /^\d{1,9}$/

const pagePlan = z.object({ planId: z.number() })

/** A page of the open workspace with its plan; throws NotFound when it is not in the named plan. */
export async function openPage(
  ctx: InWorkspace,
  pageId: number,
  contentplanId?: number,
): Promise<{ pageId: number; plan: Plan }> {
  const found = await findRow(ctx.database, pagePlan)`
    select contentplan_id as "planId" from pages where workspace_id = ${ctx.workspaceId} and id = ${pageId}
  `
  if (found === null || found.planId !== (contentplanId ?? found.planId))
    throw new NotFound('There is nothing under this id.')
  return { pageId, plan: await openPlan(ctx, found.planId) }
}

/** The page of a plan by its URL or by its id; null when the plan has no such page. */
export async function findPage(
  { database }: Reads,
  { plan, page }: { plan: Plan; page: string },
): Promise<PageDetails | null> {
  return findRow(database, pageDetails)`
    select ${pageColumns}, p.description, p.canonical_url, p.is_noindex, p.language, p.word_count,
      ${utcTime('p.modified_at')} as modified_at, ${utcTime('p.crawled_at')} as crawled_at,
      advised.merge_page_id, (select into_page.url from pages into_page where into_page.id = advised.merge_page_id) as merge_with
    from pages p ${joinAll}
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
      and ${ID.test(page) ? sql`p.id = ${Number(page)}` : sql`p.url = ${readPageUrl(page) ?? page}`}
  `
}

/** The text of a page, as its last visit has stored it. */
export async function readPageText(
  { database, workspaceId }: InWorkspace,
  pageId: number,
): Promise<PageText> {
  const found = await findRow(database, pageText)`
    select p.id as page_id, p.url, p.title, p.description, p.headings, t.text, p.word_count,
      ${utcTime('p.crawled_at')} as crawled_at
    from pages p left join page_texts t on t.workspace_id = p.workspace_id and t.page_id = p.id
    where p.workspace_id = ${workspaceId} and p.id = ${pageId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  return found
}

/** The cluster that a page is matched with; null when there is none. */
export async function findPageArticle(ctx: InWorkspace, pageId: number) {
  const found = await findRow(ctx.database, idRow)`
    select id from articles where workspace_id = ${ctx.workspaceId} and page_id = ${pageId}
  `
  return found === null ? null : (await openArticle(ctx, found.id)).article
}
