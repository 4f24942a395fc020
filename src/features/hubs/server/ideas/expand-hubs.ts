import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { hubIdeas } from '../../contract.ts'
import type { HubServices } from '../jobs/hub-services.ts'
import { listIdeas } from '../queries/list-ideas.ts'

export async function expandHubs(
  ctx: MemberContext,
  services: HubServices,
  { plan, topicId }: { plan: Plan; topicId?: number | undefined },
): Promise<z.infer<typeof hubIdeas>[]> {
  const topicIds = topicId === undefined ? undefined : [topicId]
  const listed = await listIdeas(ctx, services.grouping, { plan, topicIds })
  return listed.map(({ hub, ideas }) => ({
    topic: hub.name,
    topic_id: hub.id,
    suggestedKeywords: ideas,
    notice: null,
    cost: 0,
  }))
}
