import type { z } from 'zod'
import { deleteHubs, editHub, excludeHubs, renameHub } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { itemAt } from '#platform/items.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import type { hubChange } from '../../contract.ts'
import { joinTags } from '../../rules.ts'
import { cancelBuilds } from './cancel-build.ts'

type WithoutPlan<One> = One extends unknown ? Omit<One, 'contentplanId' | 'workspaceId'> : never

/** Does what a request asks for to hubs of the plan. Returns the id to undo it with; null when nothing changed. */
export async function changeHubs(
  ctx: Writes,
  { plan, change }: { plan: Plan; change: WithoutPlan<z.output<typeof hubChange>> },
): Promise<number | null> {
  const { topicIds } = change
  const topicId = itemAt(topicIds, 0)
  switch (change.action) {
    case 'rename':
      return renameHub(ctx, { plan, topicId, name: change.name })
    case 'updateTags':
      return editHub(ctx, { plan, topicId, tags: joinTags(change.tags) })
    case 'updateDescription':
      return editHub(ctx, { plan, topicId, description: change.description })
    case 'delete': {
      const changeId = await deleteHubs(ctx, { plan, topicIds })
      await cancelBuilds(ctx, { plan, topicIds, reason: 'The hub was deleted.' })
      return changeId
    }
    case 'exclude':
      return excludeHubs(ctx, { plan, topicIds })
  }
}
