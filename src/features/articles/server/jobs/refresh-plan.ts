import { sql } from 'kysely'
import { z } from 'zod'
import { advising, assessing } from './assess-plan.ts'
import { classifying } from './classify-plan.ts'
import type { KindServices } from './kind-services.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { collectSerps, type SerpServices } from '#features/serps/server/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { schedule, secondsLeftRow } from '#platform/server/jobs/schedule.ts'
import { REFRESH_NAME } from '../../rules.ts'
import { listActive } from '../queries/list-active.ts'
import { findRow } from '#platform/server/database/rows.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

const key = ({ contentplanId }: Payload) => `plan ${contentplanId}`

const crawl = step<Payload, SerpServices, void>({
  name: 'Crawling',
  // About ten minutes in all: most outages of a provider are shorter.
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
      insert into plan_refreshes (workspace_id, contentplan_id, refreshed_at)
      values (${run.workspaceId}, ${contentplanId}, now())
      on conflict (contentplan_id) do update set refreshed_at = excluded.refreshed_at
    `.execute(database)
  },
})

/** Fetches missing and old search results, and finds the keywords that have drifted. */
export const refreshPlan = pipeline<Payload, KindServices>({
  name: 'refresh',
  payload,
  key,
  about: ({ contentplanId }) => ({ contentplanId, name: REFRESH_NAME }),
  steps: [crawl, assessing, classifying, advising],
})

/** A run that lives as long as the plan has a schedule, and starts each refresh that is due. */
export const refreshSchedule = schedule({
  name: 'refresh schedule',
  payload,
  starts: refreshPlan,
  about: ({ contentplanId }) => ({ contentplanId }),
  async takeDue(database, { workspaceId, contentplanId }) {
    const { rows } = await sql`
      update plan_refreshes set due_at = now() + make_interval(days => every_days)
      where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and due_at <= now()
      returning contentplan_id
    `.execute(database)
    return rows.length > 0
  },
  async secondsLeft(database, { workspaceId, contentplanId }) {
    const left = await findRow(database, secondsLeftRow)`
      select extract(epoch from due_at - now())::float8 as seconds from plan_refreshes
      where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and every_days is not null
    `
    return left?.seconds ?? null
  },
})
