import { countDays, type DayRange } from '#platform/days.ts'
import { sql } from 'kysely'
import {
  findProperty,
  noteUse,
  openProperty,
  type Property,
  type PropertyReader,
} from '#features/connections/server/index.ts'
import { readGoogleTrouble } from '#features/contentplans/rules.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { Explained, LimitReached, Temporary } from '#platform/errors.ts'
import { inParallel } from '#platform/server/in-parallel.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import type { DayFacts } from '../facts/encode-day.ts'
import { GRAINS } from '../facts/filters.ts'
import { findAvailableDays, listDaysToRead, mayStillGetData } from './import-days.ts'
import { readDay, readTotals } from './read-day.ts'
import type { ImportServices } from './services.ts'
import { CHANGED, holdFilter, isSameFilter, switchFilter } from '../search-filters/open-filter.ts'

const DAYS_AT_ONCE = 3

/** What an import has read. */
interface ImportedData {
  /** Why it ended early, when the workspace has no room for more. */
  note: string | null
  filterId: number | null
}

/** Reads every day of a plan's property that is missing or may have been corrected, newest first. */
export async function importSearchData(
  ctx: StepContext<ImportServices>,
  contentplanId: number,
): Promise<ImportedData> {
  let filterId: number | null = null
  try {
    const { plan, property } = await findSource(ctx, contentplanId)
    filterId = plan.searchFilterId
    const reader = openProperty(
      { database: ctx.services.connections.database(), services: ctx.services.connections },
      property,
    )
    const available = findAvailableDays(ctx.now)
    const totals = await readTotals(reader, { ...available, signal: ctx.signal })
    await recordBegin(ctx, { plan })
    await importDays(ctx, { plan, property, reader, available, totals })
    await ctx.database
      .transaction()
      .execute((database) => noteUse({ database }, { plan, type: 'gsc', error: null }))
    return { note: null, filterId }
  } catch (error) {
    // Days are read newest first, so the days that fitted are the newest ones.
    if (error instanceof LimitReached) return { note: error.message, filterId }
    await recordTrouble(ctx, contentplanId, error)
    throw error
  }
}

/** The plan with the filter under which all days of this import are stored, whatever is chosen meanwhile. */
async function findSource(
  ctx: StepContext<ImportServices>,
  contentplanId: number,
): Promise<{ plan: Plan; property: Property }> {
  return ctx.database.transaction().execute(async (database) => {
    const opened = await openPlan({ database, workspaceId: ctx.run.workspaceId }, contentplanId)
    const property = await findProperty({ database }, { plan: opened })
    const { filterId } = await switchFilter(database, { plan: opened, filter: property })
    return { plan: { ...opened, searchFilterId: filterId }, property }
  })
}

/** Records that an import begins. One that continues after a pause keeps the time at which it began. */
async function recordBegin(ctx: StepContext<ImportServices>, { plan }: { plan: Plan }): Promise<void> {
  await ctx.database.transaction().execute((database) =>
    sql`
      insert into search_imports as known (workspace_id, contentplan_id, started_at)
      values (${plan.workspaceId}, ${plan.id}, now())
      on conflict (contentplan_id) do update set
        started_at = case when known.started_at is null or known.ended_at >= known.started_at
          then excluded.started_at else known.started_at end
    `.execute(database),
  )
}

async function importDays(
  ctx: StepContext<ImportServices>,
  {
    plan,
    property,
    reader,
    available,
    totals,
  }: {
    plan: Plan
    property: Property
    reader: PropertyReader
    available: DayRange
    totals: Awaited<ReturnType<typeof readTotals>>
  },
): Promise<void> {
  const { facts } = ctx.services
  const from = { plan, property }
  const imported = await ctx.database
    .transaction()
    .execute((database) => facts.listImportedDays({ database }, { plan, range: available }))
  const complete = new Set(
    imported
      // A day from a file is read again: the data of Search Console are better.
      .filter(({ grains, source }) => grains.length === GRAINS.length && source === 'search-console')
      .map(({ day }) => day),
  )
  const days = listDaysToRead(available, complete)
  // Progress counts all days that Google keeps, not only those of this attempt, so that it does not fall back after a
  // pause.
  const total = countDays(available)
  let done = total - days.length
  let failure: unknown = null
  const importDay = async (day: string): Promise<unknown> => {
    if (failure !== null) return null
    try {
      const ofProperty = totals.get(day)
      if (ofProperty !== undefined)
        await keepDay(ctx, from, {
          day,
          totals: ofProperty,
          ...(await readDay(reader, { day, signal: ctx.signal })),
        })
      // A day without data is stored as empty only when Google will not deliver any later.
      else if (!mayStillGetData(day, available, totals.keys())) await keepDay(ctx, from, emptyDay(day))
      return null
    } catch (error) {
      return error
    }
  }
  ctx.tellProgress({ done, total })
  for await (const error of inParallel(days, DAYS_AT_ONCE, importDay)) {
    failure ??= error
    if (failure === null) ctx.tellProgress({ done: ++done, total })
  }
  if (failure !== null) throw failure
}

function keepDay(
  ctx: StepContext<ImportServices>,
  { plan, property }: { plan: Plan; property: Property },
  day: DayFacts,
): Promise<void> {
  return ctx.database.transaction().execute(async (database) => {
    await holdFilter(database, plan)
    // The connection may have ended while the day was read, or may read something else now.
    if (!isSameFilter(await findProperty({ database }, { plan }), property)) throw new Temporary(CHANGED)
    await ctx.services.facts.replaceDay({ database }, { plan, ...day })
  })
}

/** Records at the plan why imports fail, when a user has to do something about it. */
async function recordTrouble(
  ctx: StepContext<ImportServices>,
  contentplanId: number,
  error: unknown,
): Promise<void> {
  const isLasting =
    error instanceof Explained &&
    !(error instanceof Temporary) &&
    !(error instanceof AdapterError && error.isPassing)
  if (!isLasting) return
  const { workspaceId } = ctx.run
  await ctx.database.transaction().execute(async (database) => {
    await sql`
      insert into search_imports (workspace_id, contentplan_id, error, trouble)
      values (${workspaceId}, ${contentplanId}, ${error.message}, ${readGoogleTrouble(error.details?.trouble)})
      on conflict (contentplan_id) do update set error = excluded.error, trouble = excluded.trouble
    `.execute(database)
    const plan = { id: contentplanId, workspaceId }
    await noteUse({ database }, { plan, type: 'gsc', error: error.message })
  })
}

function emptyDay(day: string) {
  return { day, totals: null, pages: [], queries: [], pageQueries: [] }
}
