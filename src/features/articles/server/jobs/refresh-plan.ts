import { sql } from 'kysely'
import { z } from 'zod'
import { advising, assessing } from './assess-plan.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { collectSerps } from '#features/serps/server/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { REFRESH_NAME } from '../../rules.ts'
import { listActive } from '../queries/list-active.ts'
import type { DriftServices } from './refresh-services.ts'
import { findRow } from '#platform/server/database/rows.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

const key = ({ contentplanId }: Payload) => `plan ${contentplanId}`

const crawl = step<Payload, DriftServices, void>({
  name: 'Crawling',
  // Together about ten minutes: a provider that is away comes back.
  attempts: 8,
  backOffSeconds: 5,
  async work(ctx, { contentplanId }) {
    const { plan, provider, keywords } = await ctx.database.transaction().execute(async (database) => {
      const opened = await openPlan({ database, workspaceId: ctx.run.workspaceId }, contentplanId)
      const { serps } = await ctx.services.providers.forWorkspace({ database }, ctx.run.workspaceId)
      return { plan: opened, provider: serps, keywords: await listActive({ database }, { plan: opened }) }
    })
    const { costs } = ctx.services
    const onProgress = ctx.tellProgress
    await collectSerps(ctx, { provider, keywords, market: plan.market, costs, onProgress })
  },
  async keep({ database, run }, _nothing, { contentplanId }) {
    await sql`
      update contentplans set refreshed_at = now() where workspace_id = ${run.workspaceId} and id = ${contentplanId}
    `.execute(database)
  },
})

/** Asks anew for old search results, and looks which keywords have drifted. */
export const refreshPlan = pipeline<Payload, DriftServices>({
  name: 'refresh',
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId, name: REFRESH_NAME }),
  steps: [crawl, assessing, advising],
})

const waitRow = z.object({ seconds: z.number().nullable() })

/** Starts what is due, and gives the seconds until the next time; null: nothing is scheduled any more. */
const waitAndStart = step<Payload, DriftServices, number | null>({
  name: 'Waiting',
  async work({ database, run: { workspaceId } }, { contentplanId }) {
    return database.transaction().execute(async (transaction) => {
      const { rows: due } = await sql`
        update contentplans set refresh_due_at = now() + make_interval(days => refresh_days)
        where workspace_id = ${workspaceId} and id = ${contentplanId} and refresh_due_at <= now()
        returning id
      `.execute(transaction)
      const ctx = { database: transaction, workspaceId }
      if (due.length > 0) await startPipeline(ctx, refreshPlan, { contentplanId })
      const row = await findRow(transaction, waitRow)`
        select extract(epoch from refresh_due_at - now())::float8 as seconds from contentplans
        where workspace_id = ${workspaceId} and id = ${contentplanId} and refresh_days is not null
      `
      return row?.seconds ?? null
    })
  },
  async keep(_ctx, seconds) {
    if (seconds !== null) throw new RetryAfter(seconds, 'The next refresh is due later.')
  },
})

/** Lives as long as the search results of a plan are refreshed by themselves, and sleeps most of the time. */
export const refreshSchedule = pipeline<Payload, DriftServices>({
  name: 'refresh schedule',
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId }),
  isQuiet: true,
  steps: [waitAndStart],
})
