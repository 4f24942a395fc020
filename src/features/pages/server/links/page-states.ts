import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { LINK_TARGETS } from '../../rules.ts'

/** Conditions on pages `p`, by what their last visit found. */
const TARGETS: Record<(typeof LINK_TARGETS)[number], RawBuilder<unknown>> = {
  // A page that does not answer has a problem but no status. A document that is no web page answers with 200.
  broken: sql`coalesce(p.status_code >= 400, p.crawl_problem is not null)`,
  redirect: sql`(p.redirects_to is not null and p.status_code < 400)`,
}

/** SQL for whether links `l` lead to pages of that kind. */
export function leadsTo(
  { id, workspaceId }: Plan,
  target: (typeof LINK_TARGETS)[number],
): RawBuilder<unknown> {
  return sql`l.to_page_id in (
    select p.id from pages p where p.workspace_id = ${workspaceId} and p.contentplan_id = ${id} and ${TARGETS[target]}
  )`
}

/** Whether the links of a page `p` are known, and are meant to be good ones. */
const isRead = sql`(p.crawled_at is not null and p.status_code between 200 and 299 and p.crawl_problem is null
  and not p.is_excluded)`

/**
 * Conditions on pages `p` of `countedPages`. Visitors arrive at the home page without a link, so it is no orphan. What
 * a page has that was not visited is unknown.
 */
export const LACKS_LINKS = {
  orphan: sql`(${isRead} and p.type <> 'home' and p.incoming_in_content = 0)`,
  'dead-end': sql`(${isRead} and p.outgoing = 0)`,
} as const

/**
 * SQL for `with`: `pairs` of different pages between which there is a link, and `counted` pages with the number of
 * pages that link to each, and to which each links.
 */
export function countedPages({ id, workspaceId }: Plan, inContent: boolean): RawBuilder<unknown> {
  return sql`
    pairs as materialized (
      select l.from_page_id, l.to_page_id, bool_or(l.is_in_content) as is_in_content from page_links l
      where l.workspace_id = ${workspaceId} and l.contentplan_id = ${id} and l.from_page_id <> l.to_page_id
        ${inContent ? sql`and l.is_in_content` : sql``}
      group by l.from_page_id, l.to_page_id
    ), incoming as materialized (
      select to_page_id as id, count(*) as pages, count(*) filter (where is_in_content) as in_content from pairs group by 1
    ), outgoing as materialized (
      select from_page_id as id, count(*) as pages from pairs group by 1
    ), counted as materialized (
      select p.*, coalesce(i.pages, 0) as incoming, coalesce(i.in_content, 0) as incoming_in_content,
        coalesce(o.pages, 0) as outgoing
      from (
        select id, workspace_id, url, title, type, status_code, crawl_problem, crawled_at, is_excluded from pages
        where workspace_id = ${workspaceId} and contentplan_id = ${id}
      ) p left join incoming i on i.id = p.id left join outgoing o on o.id = p.id
    )`
}
