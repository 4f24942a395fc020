import { noteUse } from '#features/connections/server/index.ts'
import { INTEGRATION_OF_CMS } from '#features/contentplans/rules.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { OfTarget } from '../targets/target.ts'

/** Notes for the settings that a connection was used, or why that failed. The autoblog needs no connection. */
export async function noteConnection(
  ctx: Reads,
  { plan, platform, error }: OfTarget & { error: string | null },
): Promise<void> {
  if (platform === 'autoblog') return
  await noteUse(ctx, { plan, type: INTEGRATION_OF_CMS[platform], error })
}
