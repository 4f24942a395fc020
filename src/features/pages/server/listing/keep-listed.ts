import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { listFresh } from '../commands/add-pages.ts'
import type { ListedPage } from './describe-listed.ts'

/** Pages in one statement. */
const PART = 1_000

interface Kept {
  added: number
  updated: number
  unchanged: number
  /** For which the workspace has no room. */
  withoutRoom: number
}

interface OfPlan {
  plan: Plan
  pages: readonly ListedPage[]
}

/**
 * Stores the pages that a publishing system lists: new ones as far as the workspace has room, known ones where the
 * system knows more. What a visit has found stays, unless the page was changed afterwards. Lock the plan before.
 */
export async function keepListed(database: Transaction, { plan, pages }: OfPlan): Promise<Kept> {
  const kept: Kept = { added: 0, updated: 0, unchanged: 0, withoutRoom: 0 }
  for (let at = 0; at < pages.length; at += PART) {
    const part = pages.slice(at, at + PART)
    const known = await countKnown(database, { plan, pages: part })
    const fresh = new Set(await listFresh(database, { plan, urls: part.map(({ url }) => url) }))
    await insertListed(database, { plan, pages: part.filter(({ url }) => fresh.has(url)) })
    const changed = await updateListed(database, { plan, pages: part })
    const updated = changed.filter((url) => !fresh.has(url)).length
    kept.added += fresh.size
    kept.updated += updated
    kept.unchanged += known - updated
    kept.withoutRoom += part.length - known - fresh.size
  }
  return kept
}

const knownCount = z.object({ known: z.number() })

async function countKnown(database: Transaction, { plan, pages }: OfPlan): Promise<number> {
  const { known } = await oneRow(database, knownCount)`
    select count(*)::integer as known from pages
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and url = any (${pages.map(({ url }) => url)}::text[])
  `
  return known
}

async function insertListed(database: Transaction, { plan, pages }: OfPlan): Promise<void> {
  await sql`
    insert into pages (workspace_id, contentplan_id, url, source)
    select ${plan.workspaceId}, ${plan.id}, url, 'cms' from unnest(${pages.map(({ url }) => url)}::text[]) as url
    on conflict (contentplan_id, url) do nothing
  `.execute(database)
}

const changedPage = z.object({ url: z.string() })

/** Returns the URLs of the pages that have changed. */
async function updateListed(database: Transaction, { plan, pages }: OfPlan): Promise<string[]> {
  const found = pages.map(({ url, title, type, typeReason, isTypeCertain, inStock, ...times }) => ({
    url,
    title,
    type,
    type_reason: typeReason,
    is_certain: isTypeCertain,
    in_stock: inStock,
    published_at: times.publishedAt,
    modified_at: times.modifiedAt,
  }))
  // Locked by ascending id, as by all code that changes several pages: another order could deadlock.
  const rows = await listRows(database, changedPage)`
    with found as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (url text, title text, type text,
        type_reason text, is_certain boolean, in_stock boolean, published_at timestamptz, modified_at timestamptz)
    ), known as materialized (
      select p.id, p.url, p.title, p.type, p.type_reason, p.is_type_chosen, p.found_type, p.found_type_reason,
        p.is_type_listed, p.published_at, p.modified_at, p.stock_status, p.crawled_at
      from pages p
      where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.url in (select url from found)
      order by p.id for no key update
    ), judged as (
      select known.*, found.title as title_there, found.type as type_there, found.type_reason as reason_there,
        found.in_stock, found.published_at as published_there, found.modified_at as modified_there,
        known.title is null or known.crawled_at is null or coalesce(found.modified_at > known.crawled_at, false) as takes_title,
        found.type <> 'other' and (found.is_certain
          or case when known.is_type_chosen then coalesce(known.found_type, 'other') else known.type end = 'other') as takes_type
      from known join found using (url)
    ), new as (
      select id,
        case when takes_title then coalesce(title_there, title) else title end as title,
        case when takes_type and not is_type_chosen then type_there else type end as type,
        case when takes_type and not is_type_chosen then reason_there else type_reason end as type_reason,
        case when takes_type and is_type_chosen then type_there else found_type end as found_type,
        case when takes_type and is_type_chosen then reason_there else found_type_reason end as found_type_reason,
        is_type_listed or takes_type as is_type_listed,
        coalesce(published_at, published_there) as published_at,
        greatest(modified_at, modified_there) as modified_at,
        case
          when in_stock is null or in_stock and stock_status in ('pre order', 'back order') then stock_status
          when in_stock then 'in stock' else 'out of stock'
        end as stock_status
      from judged
    )
    update pages p set title = new.title, type = new.type, type_reason = new.type_reason, found_type = new.found_type,
      found_type_reason = new.found_type_reason, is_type_listed = new.is_type_listed, published_at = new.published_at,
      modified_at = new.modified_at, stock_status = new.stock_status
    from new
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.id = new.id
      and (p.title, p.type, p.type_reason, p.found_type, p.found_type_reason, p.is_type_listed, p.published_at,
          p.modified_at, p.stock_status)
        is distinct from (new.title, new.type, new.type_reason, new.found_type, new.found_type_reason,
          new.is_type_listed, new.published_at, new.modified_at, new.stock_status)
    returning p.url
  `
  return rows.map(({ url }) => url)
}
