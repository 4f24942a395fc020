import { sql } from 'kysely'
import { z } from 'zod'
import { paidModel } from '#features/billing/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { NO_GUIDE, TRYING_GUIDE } from '../../rules.ts'
import { rewriteParagraph } from '../agents/rewrite-paragraph.ts'
import { openPreviewStream, tellPreviewDone } from '../agents/stream-preview.ts'
import { findModel } from '../queries/find-model.ts'
import type { VoiceServices } from './voice-services.ts'
import { PREVIEW_RUN } from './run-names.ts'

const payload = z.object({ contentplanId: z.number(), clusterId: z.number() })
type Payload = z.infer<typeof payload>

const materialRow = z.object({ text: z.string(), styleGuide: z.string() })

const rewriting = step<Payload, VoiceServices, { text: string; result: string }>({
  name: 'Rewriting',
  attempts: 2,
  limitSeconds: 240,
  async work(ctx, { contentplanId, clusterId }) {
    const { run, database, services } = ctx
    const { plan, model, material } = await database.transaction().execute(async (open) => {
      const opened = await openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId)
      return {
        plan: opened,
        model: await findModel({ database: open }, services, { plan: opened }),
        material: await findRow(open, materialRow)`
          select v.text, p.style_guide as "styleGuide" from style_previews v
          join contentplans p on p.workspace_id = v.workspace_id and p.id = v.contentplan_id
          where v.workspace_id = ${run.workspaceId} and v.contentplan_id = ${contentplanId} and v.id = ${clusterId}
        `,
      }
    })
    if (model === null) throw new NotConnected('There is no language model any more. Connect one first.')
    if (material === null || material.styleGuide.trim() === '') throw new Invalid(NO_GUIDE)
    const lost = new AbortController()
    const stream = openPreviewStream({ database, run }, { contentplanId, clusterId }, (reason) =>
      lost.abort(reason),
    )
    const purpose = `run ${run.id} style preview`
    const payer = { workspaceId: run.workspaceId, purpose, database, costs: services.costs }
    const signal = AbortSignal.any([ctx.signal, lost.signal])
    const result = await rewriteParagraph(
      { model: paidModel(payer, model), signal },
      { ...material, language: plan.language, onText: stream.add },
    )
    await stream.end()
    return { text: material.text, result }
  },
  async keep({ database, run }, { text, result }, { contentplanId, clusterId }) {
    await sql`
      update style_previews set result = ${result}, result_of = ${text}, changed_at = clock_timestamp()
      where workspace_id = ${run.workspaceId} and contentplan_id = ${contentplanId} and id = ${clusterId}
    `.execute(database)
    await tellPreviewDone(database, { run, preview: { contentplanId, clusterId } })
  },
})

/** Lets the model rewrite a paragraph by the style guide of a plan. It costs no credit. */
export const tryGuide = pipeline<Payload, VoiceServices>({
  name: PREVIEW_RUN,
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId, clusterId }) => ({ contentplanId, clusterId, name: TRYING_GUIDE }),
  isQuiet: true,
  steps: [rewriting],
})
