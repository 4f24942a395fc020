import { z } from 'zod'
import { isUrlOf, readPageUrl } from '#features/contentplans/rules.ts'
import { type Plan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { insertFoundPages } from '#features/pages/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { startPipeline, type StartContext } from '#platform/server/jobs/start-pipeline.ts'
import type { fileDay, filePeriod, keptOfFile } from '../../contract/search-file.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { addNewKeywords } from './add-found.ts'
import { keepPeriod } from './keep-period.ts'
import { findAvailableDays } from './import-days.ts'
import { measureFile } from '../jobs/import-plan.ts'
import { holdFilter, openFilterForFile } from '../search-filters/open-filter.ts'
import { oneRow } from '#platform/server/database/rows.ts'

interface Part {
  plan: Plan
  days: readonly z.infer<typeof fileDay>[]
  queries: readonly string[]
  pages: readonly string[]
  period?: z.infer<typeof filePeriod> | undefined
  isLast: boolean
}

type Context = StartContext & Pick<MemberContext, 'now'>

/** Stores a part of a file of search data; after the last part, starts to measure keywords and pages again. */
export async function keepFile(
  ctx: Context,
  facts: FactsStore,
  { plan, days, queries, pages, period, isLast }: Part,
): Promise<z.infer<typeof keptOfFile>> {
  const kept = {
    days: await keepDays(ctx, facts, { plan, days }),
    newKeywords: await addNewKeywords(ctx.database, {
      plan,
      texts: [...queries, ...(period?.queries ?? []).map(({ query }) => query)],
    }),
    ...(await keepPages(ctx, { plan, pages: [...pages, ...(period?.pages ?? []).map(({ page }) => page)] })),
    ...(period === undefined ? { numbers: 0, periodId: null } : await keepPeriod(ctx, plan, period)),
  }
  if (kept.newKeywords > 0 || kept.numbers > 0) await tellPlanChanged(ctx, plan)
  if (isLast) await startPipeline(ctx, measureFile, { contentplanId: plan.id })
  return kept
}

/**
 * Stores days and returns how many. Leaves out days that are stored from Search Console, and days that are not final.
 */
async function keepDays(
  { database, now }: Context,
  facts: FactsStore,
  { plan, days }: Pick<Part, 'plan' | 'days'>,
): Promise<number> {
  if (days.length === 0) return 0
  const { to } = findAvailableDays(now)
  const open = await openFilterForFile(database, plan)
  await holdFilter(database, open)
  let kept = 0
  for (const day of days.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
    if (day.day <= to && (await facts.replaceFileDay({ database }, { plan: open, ...day }))) kept++
  return kept
}

/** Adds pages to the plan, without those of other websites. */
async function keepPages(
  { database }: Context,
  { plan, pages }: Pick<Part, 'plan' | 'pages'>,
): Promise<{ pages: number; newPages: number }> {
  const { domain } = plan
  const urls = [...new Set(pages.flatMap((page) => readPageUrl(page) ?? []))].filter(
    (url) => domain === null || isUrlOf(domain, url),
  )
  const before = await countPages({ database }, plan)
  await insertFoundPages({ database }, { plan, urls })
  return { pages: urls.length, newPages: (await countPages({ database }, plan)) - before }
}

const pageCount = z.object({ pages: z.number() })

async function countPages({ database }: Pick<Context, 'database'>, plan: Plan): Promise<number> {
  const { pages } = await oneRow(database, pageCount)`
    select count(*)::integer as pages from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return pages
}
