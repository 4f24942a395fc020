import { sql } from 'kysely'
import { z } from 'zod'
import { renewAdvice } from '#features/advice/server/index.ts'
import { tellPlanChanged, openPlan } from '#features/contentplans/server/index.ts'
import { startDueCrawl, startDueReading } from '#features/pages/server/index.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { pipeline, step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { schedule, secondsLeftRow } from '#platform/server/jobs/schedule.ts'
import { FILE_NAME, FILE_RUN, IMPORT_NAME, IMPORT_RUN, MEASURE_NAME } from '../../rules.ts'
import { addSearchedKeywords, addFoundPages } from '../importing/add-found.ts'
import { measureAll } from '../measuring/measure-all.ts'
import { findAvailableDays } from '../importing/import-days.ts'
import { importSearchData } from '../importing/import-search-data.ts'
import type { ImportServices } from '../importing/services.ts'
import { findRow } from '#platform/server/database/rows.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

const key = ({ contentplanId }: Payload) => `plan ${contentplanId}`
const LONGEST_SECONDS = 6 * 3_600

/**
 * Result that users see with the import, and the filter of its days; null for a step that an earlier version of the
 * program has done.
 */
const importResult = z.object({ note: z.string().nullable(), filterId: z.number().nullish() }).nullable()
type ImportResult = z.infer<typeof importResult>

const importing = step<Payload, ImportServices, ImportResult>({
  name: 'Importing days',
  result: importResult,
  // Retries for about ten minutes in total: Google's outages are shorter.
  attempts: 8,
  backOffSeconds: 5,
  limitSeconds: LONGEST_SECONDS,
  work: (ctx, { contentplanId }) => importSearchData(ctx, contentplanId),
})

const adding = step<Payload, ImportServices, void>({
  name: 'Adding keywords and pages',
  async work({ database, run, now, services: { facts }, resultOf }, { contentplanId }) {
    const read = resultOf(importing)?.filterId ?? null
    await database.transaction().execute(async (transaction) => {
      await allowLongWork(transaction)
      const plan = await openPlan({ database: transaction, workspaceId: run.workspaceId }, contentplanId)
      // The settings were changed meanwhile, and their own import follows.
      if (read !== null && read !== plan.searchFilterId) return
      const found = { plan, facts, range: findAvailableDays(now) }
      await addFoundPages(transaction, found)
      await addSearchedKeywords(transaction, found)
      await sql`
        update search_imports set ended_at = now(), error = null, trouble = null
        where workspace_id = ${run.workspaceId} and contentplan_id = ${contentplanId}
      `.execute(transaction)
      await tellPlanChanged({ database: transaction }, plan)
    })
  },
  async keep({ database, run }, _nothing, { contentplanId }) {
    const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
    await startDueReading({ database, ...run }, { plan })
    await startDueCrawl({ database, ...run }, { plan })
  },
})

async function measure(ctx: StepContext<ImportServices>, contentplanId: number): Promise<void> {
  const { workspaceId } = ctx.run
  const { facts } = ctx.services
  await measureAll({ ...ctx, workspaceId, facts }, contentplanId)
  await ctx.database.transaction().execute(async (database) => {
    await allowLongWork(database)
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    await renewAdvice({ database }, ctx.services, plan)
    await tellPlanChanged({ database }, plan)
  })
}

const measuring = step<Payload, ImportServices, void>({
  name: 'Calculating',
  work: (ctx, { contentplanId }) => measure(ctx, contentplanId),
})

const measuringImported = step<Payload, ImportServices, ImportResult>({
  name: measuring.name,
  result: importResult,
  async work(ctx, { contentplanId }) {
    await measure(ctx, contentplanId)
    return ctx.resultOf(importing)
  },
})

/** Reads what is new in a plan's Search Console: the first time all that Google keeps, later only new days. */
export const importPlan = pipeline<Payload, ImportServices>({
  name: IMPORT_RUN,
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId, name: IMPORT_NAME }),
  steps: [importing, adding, measuringImported],
})

/** Measures keywords and pages again after a file was imported. */
export const measureFile = pipeline<Payload, ImportServices>({
  name: FILE_RUN,
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId, name: FILE_NAME }),
  steps: [measuring],
})

/** Measures keywords and pages again when keywords have come back without their numbers. */
export const measureAgain = pipeline<Payload, ImportServices>({
  name: 'search-measure',
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId, name: MEASURE_NAME }),
  steps: [measuring],
})

/** Starts an import once a day, as long as the plan is connected. */
export const importSchedule = schedule({
  name: 'search-import schedule',
  payload,
  starts: importPlan,
  about: ({ contentplanId }) => ({ contentplanId }),
  async takeDue(database, { workspaceId, contentplanId }) {
    const { rows } = await sql`
      update search_imports set due_at = now() + interval '1 day'
      where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and due_at <= now()
      returning contentplan_id
    `.execute(database)
    return rows.length > 0
  },
  async secondsLeft(database, { workspaceId, contentplanId }) {
    const left = await findRow(database, secondsLeftRow)`
      select extract(epoch from due_at - now())::float8 as seconds from search_imports
      where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}
    `
    return left?.seconds ?? null
  },
})
