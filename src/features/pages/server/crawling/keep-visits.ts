import { sql } from 'kysely'
import { z } from 'zod'
import { type Plan, readRoom } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { UsageKind } from '#features/workspaces/rules.ts'
import type { PageLink } from '../reading/parsed-page.ts'
import { addVisits, PRIORITY, type CrawlOf, type Discovered, type Visit } from './frontier.ts'
import type { Answered, Visited } from './visit-page.ts'

const MOST_ATTEMPTS = 3
/** Bytes of a page's text, at most: it has up to 400,000 characters, in UTF-8. */
const MOST_BYTES = 1_600_000

export interface Outcome {
  visit: Visit
  visited: Visited
}

/**
 * Saves what visits found, as far as the workspace has room, and adds the pages that they link to as visits to make.
 * Returns the kinds of data for which there was no room.
 */
export async function keepVisits(
  database: Transaction,
  crawl: CrawlOf,
  { outcomes, allowed }: { outcomes: readonly Outcome[]; allowed: ReadonlySet<string> },
): Promise<UsageKind[]> {
  const answered = outcomes.flatMap(({ visit, visited }) =>
    visited.kind === 'answered' ? [{ visit, visited }] : [],
  )
  await lockPages(database, crawl, answered)
  await keepPages(database, crawl, answered)
  const links = answered.flatMap(({ visit, visited }) =>
    (visited.page?.links ?? [])
      .filter(({ url }) => allowed.has(url))
      .map((link, place) => ({ ...link, visit, place })),
  )
  const hasPages = await addVisits(database, crawl, [
    ...new Map(
      [...followRedirects(answered, allowed), ...links.map(discover)].map((one) => [one.url, one]),
    ).values(),
  ])
  const hasLinks = await keepLinks(database, crawl, {
    pageIds: answered.map(({ visit }) => visit.pageId),
    links,
  })
  const hasTexts = await keepTexts(database, crawl, answered)
  const unchanged = outcomes.filter(({ visited }) => visited.kind === 'unchanged').map(({ visit }) => visit)
  await revisitLinked(database, crawl, unchanged)
  await markVisited(database, crawl, outcomes)
  const fits = { pages: hasPages, links: hasLinks, texts: hasTexts } as const
  return (['pages', 'links', 'texts'] as const).filter((kind) => !fits[kind])
}

interface Found {
  visit: Visit
  visited: Answered
}

interface PlacedLink extends PageLink {
  visit: Visit
  place: number
}

function followRedirects(answered: readonly Found[], allowed: ReadonlySet<string>): Discovered[] {
  return answered.flatMap(({ visit, visited: { redirectsTo } }) =>
    redirectsTo !== null && allowed.has(redirectsTo)
      ? [{ url: redirectsTo, priority: PRIORITY.link, depth: visit.depth + 1 }]
      : [],
  )
}

function discover({ url, visit }: PlacedLink): Discovered {
  const priority = url.includes('?') ? PRIORITY.query : PRIORITY.link
  return { url, priority, depth: visit.depth + 1 }
}

/** Locks pages by ascending id, as all code does that changes several pages: another order could deadlock. */
async function lockPages(
  database: Transaction,
  { plan }: CrawlOf,
  answered: readonly Found[],
): Promise<void> {
  await sql`
    select from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and id = any (${answered.map(({ visit }) => visit.pageId)}::integer[])
    order by id for no key update
  `.execute(database)
}

async function keepPages(
  database: Transaction,
  { plan }: CrawlOf,
  answered: readonly Found[],
): Promise<void> {
  const rows = answered.map(({ visit, visited: { page, ...answer } }) => ({
    id: visit.pageId,
    status_code: answer.status,
    redirects_to: answer.redirectsTo,
    crawl_problem: answer.problem,
    etag: answer.etag?.slice(0, 500) ?? null,
    last_modified: answer.lastModified?.slice(0, 100) ?? null,
    is_read: page !== null,
    title: page?.title,
    description: page?.description,
    heading: page?.heading,
    headings: page?.headings,
    canonical_url: page?.canonicalUrl,
    is_noindex: page?.isNoindex,
    language: page?.language,
    type: page?.type,
    type_reason: page?.typeReason,
    published_at: page?.publishedAt,
    modified_at: page?.modifiedAt,
    stock_status: page?.stockStatus,
    parent_category: page?.parentCategory,
    parent_category_url: page?.parentCategoryUrl,
    word_count: page?.wordCount,
  }))
  await sql`
    update pages p set crawled_at = now(), status_code = found.status_code, redirects_to = found.redirects_to,
      crawl_problem = found.crawl_problem, etag = found.etag, last_modified = found.last_modified
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (id integer, status_code integer, redirects_to text,
      crawl_problem text, etag text, last_modified text)
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.id = found.id
  `.execute(database)
  // A page that could not be read keeps what was found in it before. The type that a publishing system has named is
  // kept where a visit can only guess: products, categories, and pages of which nothing says what they are.
  const keepsType = sql`(p.is_type_listed and (found.type = 'other'
    or case when p.is_type_chosen then p.found_type else p.type end in ('product', 'category')))`
  await sql`
    update pages p set title = found.title, description = found.description, heading = found.heading,
      headings = found.headings, canonical_url = found.canonical_url, is_noindex = found.is_noindex,
      language = found.language, is_type_listed = ${keepsType},
      type = case when p.is_type_chosen or ${keepsType} then p.type else found.type end,
      type_reason = case when p.is_type_chosen or ${keepsType} then p.type_reason else found.type_reason end,
      found_type = case when not p.is_type_chosen then null when ${keepsType} then p.found_type else found.type end,
      found_type_reason = case when not p.is_type_chosen then null when ${keepsType} then p.found_type_reason
        else found.type_reason end,
      published_at = coalesce(found.published_at, p.published_at), modified_at = coalesce(found.modified_at, p.modified_at),
      stock_status = found.stock_status, parent_category = found.parent_category,
      parent_category_url = found.parent_category_url, word_count = found.word_count
    from jsonb_to_recordset(${JSON.stringify(rows.filter((row) => row.is_read))}::jsonb) as found (id integer, title text,
      description text, heading text, headings jsonb, canonical_url text, is_noindex boolean, language text, type text,
      type_reason text, published_at timestamptz, modified_at timestamptz, stock_status text, parent_category text,
      parent_category_url text, word_count integer)
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.id = found.id
  `.execute(database)
}

async function keepTexts(
  database: Transaction,
  { plan }: CrawlOf,
  answered: readonly Found[],
): Promise<boolean> {
  const found = answered.flatMap(({ visit, visited: { page } }) =>
    page === null
      ? []
      : [{ id: visit.pageId, text: page.text, list_count: page.lists, table_count: page.tables }],
  )
  const read = await takeTextsThatFit(database, plan, found)
  await sql`
    insert into page_texts as known (page_id, workspace_id, contentplan_id, text, list_count, table_count)
    select found.id, ${plan.workspaceId}, ${plan.id}, found.text, found.list_count, found.table_count
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as found (id integer, text text, list_count integer, table_count integer)
    on conflict (page_id) do update set text = excluded.text, list_count = excluded.list_count,
      table_count = excluded.table_count, words = case when known.text = excluded.text then known.words end
      where (known.text, known.list_count, known.table_count)
        is distinct from (excluded.text, excluded.list_count, excluded.table_count)
  `.execute(database)
  return read.length === found.length
}

const textSize = z.object({ id: z.number(), bytes: z.number() })

/** The texts that the workspace has room for. A text that is not longer than the one it replaces always fits. */
async function takeTextsThatFit<T extends { id: number; text: string }>(
  database: Transaction,
  plan: Plan,
  found: readonly T[],
): Promise<readonly T[]> {
  let room = await readRoom(database, { plan, kind: 'texts' })
  if (room > found.length * MOST_BYTES) return found
  const rows = await listRows(database, textSize)`
    select page_id as id, octet_length(text) as bytes from page_texts
    where workspace_id = ${plan.workspaceId} and page_id = any (${found.map(({ id }) => id)}::integer[])
  `
  const known = new Map(rows.map(({ id, bytes }) => [id, bytes]))
  return found.filter(({ id, text }) => {
    const more = Buffer.byteLength(text) - (known.get(id) ?? 0)
    if (more > 0 && more > room) return false
    room -= more
    return true
  })
}

async function keepLinks(
  database: Transaction,
  { plan }: CrawlOf,
  { pageIds, links }: { pageIds: number[]; links: readonly PlacedLink[] },
): Promise<boolean> {
  await sql`
    delete from page_links where workspace_id = ${plan.workspaceId} and from_page_id = any (${pageIds}::integer[])
  `.execute(database)
  const room = await readRoom(database, { plan, kind: 'links' })
  const rows = links.slice(0, room).map(({ visit, place, url, anchor, text, isInContent, isFollowed }) => ({
    from_page_id: visit.pageId,
    place,
    url,
    anchor,
    text,
    is_in_content: isInContent,
    is_followed: isFollowed,
  }))
  await sql`
    insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
    select found.from_page_id, found.place, p.workspace_id, p.contentplan_id, p.id, found.anchor, found.text,
      found.is_in_content, found.is_followed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (from_page_id integer, place integer, url text, anchor text,
      text text, is_in_content boolean, is_followed boolean)
    join pages p on p.contentplan_id = ${plan.id} and p.url = found.url
  `.execute(database)
  return rows.length === links.length
}

/** Adds the pages that unchanged pages link to, by the links that are known from earlier visits. */
async function revisitLinked(
  database: Transaction,
  { plan, runId }: CrawlOf,
  visits: readonly Visit[],
): Promise<void> {
  await sql`
    insert into page_visits (page_id, workspace_id, contentplan_id, run_id, priority, depth)
    select l.to_page_id, l.workspace_id, l.contentplan_id, ${runId}, ${PRIORITY.link}::smallint, min(found.depth)
    from unnest(${visits.map(({ pageId }) => pageId)}::integer[], ${visits.map(({ depth }) => depth + 1)}::smallint[]) as found (id, depth)
    join page_links l on l.workspace_id = ${plan.workspaceId} and l.from_page_id = found.id
      and l.from_page_id = any (${visits.map(({ pageId }) => pageId)}::integer[])
    group by l.to_page_id, l.workspace_id, l.contentplan_id
    on conflict (page_id) do nothing
  `.execute(database)
}

async function markVisited(
  database: Transaction,
  { plan }: CrawlOf,
  outcomes: readonly Outcome[],
): Promise<void> {
  const given = outcomes.map(({ visit: { pageId, attempts }, visited }) => ({
    id: pageId,
    is_over: visited.kind !== 'failed' || attempts + 1 >= MOST_ATTEMPTS,
    status: visited.kind === 'failed' ? visited.status : null,
    problem: visited.kind === 'failed' ? visited.problem : null,
  }))
  const found = sql`
    jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as found (id integer, is_over boolean, status integer, problem text)`
  await sql`
    update page_visits v set attempts = v.attempts + 1, visited_at = case when found.is_over then now() end
    from ${found} where v.workspace_id = ${plan.workspaceId} and v.page_id = found.id
  `.execute(database)
  await sql`
    update pages p set crawled_at = now(), status_code = found.status, redirects_to = null, crawl_problem = found.problem
    from ${found}
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.id = found.id
      and found.is_over and found.problem is not null
  `.execute(database)
}
