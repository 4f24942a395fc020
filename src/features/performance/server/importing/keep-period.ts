import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { isUrlOf, readPageUrl } from '#features/contentplans/rules.ts'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow, idRow, oneRow } from '#platform/server/database/rows.ts'
import type { filePeriod } from '../../contract/search-file.ts'
import { listFolded } from './add-found.ts'
import { foldQuery, listSpellings } from './fold-query.ts'

type Context = Pick<MemberContext, 'database'>
type Period = z.infer<typeof filePeriod>

interface Sums {
  clicks: number
  impressions: number
  position: number | null
}

/**
 * Stores the sums that a part of a file has for a whole period. Returns how many queries and pages have numbers now.
 * The caller must have locked the plan.
 */
export async function keepPeriod(
  { database }: Context,
  plan: Plan,
  period: Period,
): Promise<{ numbers: number; periodId: number }> {
  const id = await openPeriod(database, plan, period)
  const keywords = await listFolded(database, plan, listSpellings(period.queries.map(({ query }) => query)))
  const queries = addUp(period.queries.map(({ query, ...sums }) => [foldQuery(query, keywords), sums]))
  const pages = addUp(
    period.pages.flatMap(({ page, ...sums }) => {
      const url = readPageUrl(page)
      return url === null || (plan.domain !== null && !isUrlOf(plan.domain, url)) ? [] : [[url, sums]]
    }),
  )
  await keepRows(database, {
    plan,
    id,
    table: 'period_queries',
    column: 'folded',
    key: sql`folded`,
    rows: queries,
  })
  await keepRows(database, {
    plan,
    id,
    table: 'period_pages',
    column: 'url',
    key: sql`md5(url)`,
    rows: pages,
  })
  await showNewest(database, plan)
  return { numbers: queries.length + pages.length, periodId: id }
}

/** The period of a part. The first part makes it, in place of that of an earlier import, of which nothing stays. */
async function openPeriod(
  database: Transaction,
  plan: Plan,
  { label, from, to, periodId }: Period,
): Promise<number> {
  if (from > to) throw new Invalid('The period ends before it begins.')
  const ofFile = sql`
    workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    and label = ${label} and from_day = ${from}::date and to_day = ${to}::date
  `
  if (periodId !== undefined) {
    const known = await findRow(database, idRow)`
      select id from search_periods where ${ofFile} and id = ${periodId} for key share
    `
    if (known === null) throw new NotFound('There is nothing under this id.')
    return periodId
  }
  await sql`delete from search_periods where ${ofFile}`.execute(database)
  const { id } = await oneRow(database, idRow)`
    insert into search_periods (workspace_id, contentplan_id, label, from_day, to_day)
    values (${plan.workspaceId}, ${plan.id}, ${label}, ${from}::date, ${to}::date) returning id
  `
  return id
}

/** Deletes what a file said about a period; keywords and pages that it added stay. */
export async function deletePeriod(
  ctx: Context,
  { plan, periodId }: { plan: Plan; periodId: number },
): Promise<void> {
  const { numDeletedRows } = await deletePeriods(ctx, plan, sql`and id = ${periodId}`)
  if (numDeletedRows === 0) throw new NotFound('There is nothing under this id.')
  await showNewest(ctx.database, plan)
  await tellPlanChanged(ctx, plan)
}

export async function deletePeriods(
  { database }: Context,
  plan: Plan,
  which: RawBuilder<unknown> = sql``,
): Promise<{ numDeletedRows: number }> {
  const { rows } = await sql`
    delete from search_periods
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} ${which} returning id
  `.execute(database)
  return { numDeletedRows: rows.length }
}

/** Rows of the same text, such as two spellings of a keyword, are added up; positions are weighted by impressions. */
function addUp(rows: readonly (readonly [string, Sums])[]): (Sums & { text: string })[] {
  const sums = new Map<string, Sums>()
  for (const [text, row] of rows) {
    const known = sums.get(text)
    sums.set(text, known === undefined ? row : addSums(known, row))
  }
  return [...sums].map(([text, row]) => ({ text, ...row }))
}

function addSums(one: Sums, other: Sums): Sums {
  const impressions = one.impressions + other.impressions
  const isRanked = one.position !== null && other.position !== null && impressions > 0
  return {
    clicks: one.clicks + other.clicks,
    impressions,
    position: isRanked
      ? ((one.position ?? 0) * one.impressions + (other.position ?? 0) * other.impressions) / impressions
      : (one.position ?? other.position),
  }
}

interface Rows {
  plan: Plan
  id: number
  table: 'period_queries' | 'period_pages'
  column: 'folded' | 'url'
  /** What makes a row of the period unique. */
  key: RawBuilder<unknown>
  rows: (Sums & { text: string })[]
}

async function keepRows(database: Transaction, { plan, id, table, column, key, rows }: Rows): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(table)} (period_id, workspace_id, contentplan_id, ${sql.ref(column)}, clicks, impressions, position)
    select ${id}, ${plan.workspaceId}, ${plan.id}, text, clicks, impressions, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as found (text text, clicks float8, impressions float8, position float8)
    on conflict (period_id, ${key}) do update
      set clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position
  `.execute(database)
}

/** Of several periods with the same query or page the one that ends last is shown. First hides: none may be shown twice. */
async function showNewest(database: Transaction, plan: Plan): Promise<void> {
  for (const { table, column } of [
    { table: 'period_queries', column: 'folded' },
    { table: 'period_pages', column: 'url' },
  ]) {
    const key = sql.ref(column)
    const newest = sql`
      select distinct on (q.${key}) q.${key} as key, q.period_id
      from ${sql.table(table)} q join search_periods p on p.id = q.period_id
      where q.workspace_id = ${plan.workspaceId} and q.contentplan_id = ${plan.id}
      order by q.${key}, p.to_day desc, p.id desc
    `
    for (const isShown of [false, true])
      // oxlint-disable-next-line no-await-in-loop -- the second statement needs what the first has done
      await sql`
        update ${sql.table(table)} q set is_shown = ${isShown}
        from (${newest}) n
        where q.workspace_id = ${plan.workspaceId} and q.contentplan_id = ${plan.id} and q.${key} = n.key
          and (q.period_id = n.period_id) = ${isShown} and q.is_shown <> ${isShown}
      `.execute(database)
  }
}
