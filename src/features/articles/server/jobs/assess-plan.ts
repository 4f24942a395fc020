import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { z } from 'zod'
import { renewAdvice } from '#features/advice/server/index.ts'
import { openPlan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { assess, type Assessment } from '../assessing/assess-plan.ts'
import { keepAssessment } from '../assessing/keep-assessment.ts'
import { classifying } from './classify-plan.ts'
import type { KindServices } from './kind-services.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

/** The pause when the plan was changed during the assessment: users make several changes in a row. */
const PAUSE_SECONDS = 10

/** The step that assesses the clusters of a plan, of an assessment and of a refresh. */
export const assessing = step<Payload, CachedSerpServices, Assessment>({
  name: 'Assessing',
  work: (ctx, { contentplanId }) => assess({ ...ctx, workspaceId: ctx.run.workspaceId }, contentplanId),
  async keep({ database, run }, found, { contentplanId }) {
    const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
    const isKept = await keepAssessment(database, { plan, found })
    if (!isKept) throw new RetryAfter(PAUSE_SECONDS, 'The plan was changed meanwhile.')
    await tellPlanChanged({ database }, plan)
  },
})

/** The step that renews the alerts of a plan's clusters and the advice on its pages. */
export const advising = step<Payload, CachedSerpServices, void>({
  name: 'Advising',
  async work({ database, run: { workspaceId }, services }, { contentplanId }) {
    await database.transaction().execute(async (transaction) => {
      await allowLongWork(transaction)
      const ctx = { database: transaction, workspaceId }
      const plan = await openPlan(ctx, contentplanId)
      await renewAdvice(ctx, services, plan)
      await tellPlanChanged(ctx, plan)
    })
  },
})

/** Assesses the clusters of a plan. No user waits for the run, so it is not shown as a tracker. */
export const assessPlan = pipeline<Payload, KindServices>({
  name: 'assessment',
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId }) => ({ contentplanId }),
  isQuiet: true,
  steps: [assessing, classifying, advising],
})
