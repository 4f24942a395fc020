import { z } from 'zod'
import { openPlan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { askForKinds } from '../classifying/ask-for-kinds.ts'
import { classifyClusters } from '../classifying/classify-clusters.ts'
import { listUnsure } from '../classifying/list-unsure.ts'
import type { KindServices } from './kind-services.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

/** Asks a model for the kinds of which the rules are unsure: a run of its own, so that no assessment waits for a model. */
export const askModelForKinds = pipeline<Payload, KindServices>({
  name: 'kinds',
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId }) => ({ contentplanId }),
  isQuiet: true,
  steps: [
    step({
      name: 'Asking',
      work: (ctx, { contentplanId }) => askForKinds(ctx, contentplanId),
    }),
  ],
})

/** The step that finds the type, the intent and the funnel of a plan's clusters, of an assessment and of a refresh. */
export const classifying = step<Payload, KindServices, { hasChanged: boolean; needsModel: boolean }>({
  name: 'Classifying',
  async work(ctx, { contentplanId }) {
    const { database, run, services } = ctx
    const hasChanged = await classifyClusters(ctx, contentplanId)
    const needsModel = await database.transaction().execute(async (transaction) => {
      const { model } = await services.providers.forWorkspace({ database: transaction }, run.workspaceId)
      const plan = await openPlan({ database: transaction, workspaceId: run.workspaceId }, contentplanId)
      return model !== null && (await listUnsure(transaction, { plan, limit: 1 })).length > 0
    })
    return { hasChanged, needsModel }
  },
  async keep({ database, run: { workspaceId } }, { hasChanged, needsModel }, { contentplanId }) {
    if (hasChanged)
      await tellPlanChanged({ database }, await openPlan({ database, workspaceId }, contentplanId))
    if (needsModel)
      await startPipeline({ database, workspaceId, userId: null }, askModelForKinds, { contentplanId })
  },
})
