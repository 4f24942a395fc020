import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { NO_GUIDE } from '../../rules.ts'
import { tryGuide } from '../jobs/try-guide.ts'
import { findModel } from '../queries/find-model.ts'
import { findPreview } from '../queries/read-preview.ts'
import type { VoiceServices } from '../jobs/voice-services.ts'

/** Chooses the paragraph that a plan tries its style guide on; the first one makes the plan's preview (G-34). */
export async function choosePreview(
  { database }: Reads,
  { plan, text }: { plan: Plan; text: string },
): Promise<{ clusterId: number }> {
  const { id } = await oneRow(database, idRow)`
    insert into style_previews (workspace_id, contentplan_id, text)
    values (${plan.workspaceId}, ${plan.id}, ${text})
    on conflict (contentplan_id) do update set text = excluded.text, changed_at = clock_timestamp()
    returning id
  `
  return { clusterId: id }
}

const guideRow = z.object({ styleGuide: z.string() })

/** Lets the model rewrite the chosen paragraph, or returns the run that does. Throws Invalid without a style guide (V-77). */
export async function startPreview(
  ctx: StartContext,
  services: VoiceServices,
  { plan }: { plan: Plan },
): Promise<Started> {
  const { database } = ctx
  const { styleGuide } = await oneRow(database, guideRow)`
    select style_guide as "styleGuide" from contentplans
    where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `
  if (styleGuide.trim() === '') throw new Invalid(NO_GUIDE)
  const preview = await findPreview({ database }, { plan })
  if (preview === null) throw new Invalid('Choose a paragraph first.')
  if ((await findModel({ database }, services, { plan })) === null)
    throw new NotConnected(
      'There is no language model. Connect one to see what it writes by the style guide.',
    )
  return startPipeline(ctx, tryGuide, { contentplanId: plan.id, clusterId: preview.id })
}
