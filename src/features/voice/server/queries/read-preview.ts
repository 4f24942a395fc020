import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { VoiceServices } from '../jobs/voice-services.ts'
import { PREVIEW_RUN } from '../jobs/run-names.ts'
import { findModel } from './find-model.ts'
import { findVoiceRun } from './find-run.ts'

const previewRow = z.object({
  id: z.number(),
  text: z.string(),
  result: z.string().nullable(),
  result_of: z.string().nullable(),
})

export async function findPreview(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof previewRow> | null> {
  return findRow(database, previewRow)`
    select id, text, result, result_of from style_previews
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
}

/** The paragraph that a plan tries its style guide on, and what came of it. */
export async function readPreview(ctx: Reads, services: VoiceServices, { plan }: { plan: Plan }) {
  const found = await findPreview(ctx, { plan })
  return {
    clusterId: found?.id ?? null,
    text: found?.text ?? '',
    result: found?.result ?? null,
    result_of: found?.result_of ?? null,
    engine: (await findModel(ctx, services, { plan })) === null ? ('rules' as const) : ('model' as const),
    language: plan.language,
    run: await findVoiceRun(ctx, { plan, name: PREVIEW_RUN }),
  }
}

const planRow = z.object({ contentplanId: z.number() })

/** The plan of a preview, which messages name where they name a cluster; null for a cluster. */
export async function findPreviewedPlan(
  { database, workspaceId }: Reads & { workspaceId: number | null },
  clusterId: number,
): Promise<number | null> {
  const found = await findRow(database, planRow)`
    select contentplan_id as "contentplanId" from style_previews
    where workspace_id = ${workspaceId} and id = ${clusterId}
  `
  return found?.contentplanId ?? null
}
