import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { countDays } from '#platform/days.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { searchFilters } from '../../contract.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { findAvailableDays } from '../importing/import-days.ts'

type SearchFilters = z.infer<typeof searchFilters>

const usedRow = z.object({
  id: z.number(),
  siteUrl: z.string(),
  country: z.string().nullable(),
  urlInclude: z.string().nullable(),
  urlExclude: z.string().nullable(),
  isSandbox: z.boolean(),
})

/** The filter that a plan uses; null when it has none, and when its facts are from files only. */
export async function findUsedFilter(
  { database }: Reads,
  plan: Plan,
): Promise<z.infer<typeof usedRow> | null> {
  return findRow(database, usedRow)`
    select f.id, property as "siteUrl", country, url_include as "urlInclude", url_exclude as "urlExclude",
      is_sandbox as "isSandbox"
    from search_imports i join search_filters f on f.workspace_id = i.workspace_id and f.id = i.filter_id
    where i.workspace_id = ${plan.workspaceId} and i.contentplan_id = ${plan.id} and property is not null
  `
}

const filterRow = z.object({
  id: z.number(),
  property: z.string().nullable(),
  country: z.string().nullable(),
  url_include: z.string().nullable(),
  url_exclude: z.string().nullable(),
  is_sandbox: z.boolean(),
  is_used: z.boolean(),
})

/** The filters of a plan with their stored days: the one in use, and earlier ones that still have days. */
export async function listFilters(
  ctx: Pick<MemberContext, 'database' | 'now'>,
  facts: FactsStore,
  { plan }: { plan: Plan },
): Promise<SearchFilters> {
  const available = findAvailableDays(ctx.now)
  const rows = await listRows(ctx.database, filterRow)`
    select id, property, country, url_include, url_exclude, is_sandbox, id = ${plan.searchFilterId ?? 0} as is_used
    from search_filters where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    order by used_at desc, id desc
  `
  const filterIds = rows.map(({ id }) => id)
  const known = await facts.countFilterDays(ctx, { plan, filterIds, since: available.from })
  return {
    filters: rows
      .map((row) => {
        const { first, last, days: stored, older, fromFiles } = known.get(row.id) ?? NO_DAYS
        return { ...row, first, last, days: stored, days_lost: older, days_of_files: fromFiles }
      })
      .filter((one) => one.is_used || one.days > 0),
    available: { ...available, days: countDays(available) },
  }
}

const NO_DAYS = { first: null, last: null, days: 0, older: 0, fromFiles: 0 }
