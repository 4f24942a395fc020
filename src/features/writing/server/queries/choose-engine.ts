import { AGENTS } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { WritingEngine } from '../../rules.ts'
import type { WritingPorts, WritingServices } from '../jobs/writing-services.ts'

/** Who writes the articles of a workspace. */
export async function chooseEngine(
  { database }: Reads,
  { providers }: WritingServices,
  { plan }: { plan: Plan },
): Promise<WritingEngine> {
  return engineOf(await providers.forWorkspace({ database }, plan.workspaceId))
}

/** A model when every agent has one. */
export function engineOf({ modelOf }: Pick<WritingPorts, 'modelOf'>): WritingEngine {
  return AGENTS.every((agent) => modelOf(agent) !== null) ? 'model' : 'extracts'
}
