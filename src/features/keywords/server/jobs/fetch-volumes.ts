import { z } from 'zod'
import { scheduleAssessment } from '#features/articles/server/index.ts'
import type { CostSettings } from '#features/billing/contract.ts'
import { paidKeywordData } from '#features/billing/server/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { endWhereAsked } from '#platform/server/jobs/end-run.ts'
import { pipeline, step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { NO_VOLUMES, VOLUMES_NAME, VOLUMES_RUN } from '../../rules.ts'
import { keepVolumes } from '../commands/keep-volumes.ts'
import { countAnswered, listMissing, nameOfSource } from '../queries/missing-volumes.ts'

/** The services of the step: a source of keyword data, and the cap of what its calls may cost. */
interface VolumeServices {
  providers: {
    forWorkspace(
      ctx: { database: Transaction },
      workspaceId: number,
    ): Promise<{ keywordData: KeywordData | null }>
  }
  costs: CostSettings
}

const payload = z.object({ contentplanId: z.number(), keywordIds: z.array(z.number()).nullable() })
type Payload = z.infer<typeof payload>
type Context = StepContext<VolumeServices>

const ask = step<Payload, VolumeServices, void>({
  name: 'Asking for volumes',
  limitSeconds: 3600,
  async work(ctx, { contentplanId, keywordIds }) {
    const begun = await begin(ctx, { contentplanId, keywordIds })
    if (begun === null) return
    const { plan, keywordData, missing, done } = begun
    const total = done + missing.length
    const { batchSize } = keywordData.volumes
    for (let at = 0; at < missing.length; at += batchSize) {
      ctx.tellProgress({ done: done + at, total })
      const asked = missing.slice(at, at + batchSize)
      const keywords = asked.map(({ keyword }) => keyword)
      // oxlint-disable-next-line no-await-in-loop -- a cap or a refusal must end the run before the next batch is paid
      const found = await keywordData.volumes.fetch({ ...plan.market, keywords }, { signal: ctx.signal })
      const source = nameOfSource(keywordData)
      // oxlint-disable-next-line no-await-in-loop -- what is paid for is kept at once
      const isOver = await ctx.database.transaction().execute(async (database) => {
        await keepVolumes({ database }, { plan, source, asked, found })
        const isLast = at + batchSize >= missing.length
        return !isLast && endCancelled(ctx, { database, plan })
      })
      if (isOver) return
    }
    ctx.tellProgress({ done: total, total })
  },
  async keep({ database, run: { workspaceId } }, _nothing, { contentplanId }) {
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    await scheduleAssessment({ database }, { plan })
  },
})

/** Ends the run where a user has cancelled it. What it has found stays, and is assessed. */
async function endCancelled(
  { run }: Context,
  { database, plan }: { database: Transaction; plan: Plan },
): Promise<boolean> {
  const isOver = await endWhereAsked({ database, workspaceId: run.workspaceId }, { runId: run.id })
  if (isOver) await scheduleAssessment({ database }, { plan })
  return isOver
}

/** Reads what is left to ask for; null for a run that was cancelled. Throws NotConnected without keyword data. */
async function begin(context: Context, { contentplanId, keywordIds }: Payload) {
  const { run, database, services } = context
  return database.transaction().execute(async (transaction) => {
    const ctx = { database: transaction, workspaceId: run.workspaceId }
    const plan: Plan = await openPlan(ctx, contentplanId)
    if (await endCancelled(context, { database: transaction, plan })) return null
    const { keywordData } = await services.providers.forWorkspace(ctx, run.workspaceId)
    if (keywordData === null) throw new NotConnected(NO_VOLUMES)
    const source = nameOfSource(keywordData)
    const missing = await listMissing(ctx, { plan, keywordIds, source, runId: run.id })
    const { found, unknown } = await countAnswered(ctx, { plan, runId: run.id })
    const payer = {
      workspaceId: run.workspaceId,
      purpose: `run ${run.id} volumes`,
      database,
      costs: services.costs,
    }
    return { plan, keywordData: paidKeywordData(payer, keywordData), missing, done: found + unknown }
  })
}

/** Asks a service for search volumes that are unknown, a batch at a time. */
export const fetchVolumes = pipeline<Payload, VolumeServices>({
  name: VOLUMES_RUN,
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId }) => ({ contentplanId, name: VOLUMES_NAME }),
  steps: [ask],
})
