import { createHub } from '#features/articles/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { hubs } from '../contract.ts'
import { joinTags } from '../rules.ts'
import { cancelBuilds } from './commands/cancel-build.ts'
import { expandHubs } from './ideas/expand-hubs.ts'
import { suggestHubs } from './suggesting/suggest-hubs.ts'
import { changeHubs } from './commands/change-hubs.ts'
import { startBuild } from './commands/start-build.ts'
import type { HubServices } from './jobs/hub-services.ts'
import { estimateBuild, findBuild } from './queries/estimate-build.ts'
import { listHubs } from './queries/list-hubs.ts'
import { readOverview } from './queries/read-overview.ts'

export function hubHandlers(services: HubServices): Handlers<typeof hubs> {
  return {
    create: ofPlan((ctx, { tags, ...input }) => createHub(ctx, { ...input, tags: joinTags(tags) })),
    change: ofPlan(async (ctx, { plan, ...change }) => ({
      changeId: await changeHubs(ctx, { plan, change }),
    })),
    list: ofPlan((ctx, input) => listHubs(ctx, input)),
    suggest: ofPlan((ctx, input) => suggestHubs(ctx, services, input)),
    expand: ofPlan((ctx, input) => expandHubs(ctx, services, input)),
    bulkCreate: ofPlan(async () => {
      throw new Invalid('Not built yet.')
    }),
    estimateBuild: ofPlan(async (ctx, of) => ({
      ...(await estimateBuild(ctx, services.grouping, of)),
      run: await findBuild(ctx, of),
    })),
    build: ofPlan((ctx, start) => startBuild(ctx, services.grouping, start)),
    cancelBuild: ofPlan((ctx, { plan, topicId }) => cancelBuilds(ctx, { plan, topicIds: [topicId] })),
    getOverview: ofPlan((ctx, input) => readOverview(ctx, input)),
  }
}
