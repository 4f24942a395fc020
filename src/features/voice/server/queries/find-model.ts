import type { Plan } from '#features/contentplans/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { VoiceServices } from '../jobs/voice-services.ts'

/** The model that words style guides and rewrites by them: the editor's. Null without one. */
export async function findModel(
  { database }: Reads,
  { providers }: VoiceServices,
  { plan }: { plan: Plan },
): Promise<Model | null> {
  const { modelOf } = await providers.forWorkspace({ database }, plan.workspaceId)
  return modelOf('editor')
}
