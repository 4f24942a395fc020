import { requireConfirmation } from '#features/billing/server/index.ts'
import { Invalid, NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { NO_VOLUMES, VOLUMES_KNOWN_DAYS } from '../../rules.ts'
import { fetchVolumes } from '../jobs/fetch-volumes.ts'
import { estimateVolumes } from '../queries/estimate-volumes.ts'
import type { Meant } from '../queries/missing-volumes.ts'
import type { KeywordServices } from '../research/keyword-services.ts'

/** Starts a run that asks for unknown search volumes; returns the active run of the plan if there is one. */
export async function startVolumes(
  ctx: StartContext & Pick<MemberContext, 'credential'>,
  services: Pick<KeywordServices, 'providers' | 'confirmAbove'>,
  { confirmedCost, ...meant }: Meant & { confirmedCost?: number | undefined },
): Promise<Started> {
  const { provider, askCount, unknownCount, ...estimate } = await estimateVolumes(ctx, services, meant)
  if (provider === null) throw new NotConnected(NO_VOLUMES)
  if (unknownCount === 0) throw new Invalid('The search volume of all these keywords is known.')
  if (askCount === 0)
    throw new Invalid(
      `${provider} was asked in the last ${VOLUMES_KNOWN_DAYS} days, and does not know any of them.`,
    )
  requireConfirmation({ estimate: { ...estimate, provider }, confirmedCost })
  const { plan, keywordIds } = meant
  const payload = { contentplanId: plan.id, keywordIds: keywordIds && [...keywordIds] }
  return startPipeline(ctx, fetchVolumes, payload)
}
