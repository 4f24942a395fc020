import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { createHub } from '#features/articles/server/index.ts'
import { cancelBuilds } from '#features/hubs/server/commands/cancel-build.ts'
import { changeHubs } from '#features/hubs/server/commands/change-hubs.ts'
import { startBuild } from '#features/hubs/server/commands/start-build.ts'
import { buildHub, createAndBuild, type BuildServices } from '#features/hubs/server/index.ts'
import { estimateBuild, findBuild } from '#features/hubs/server/queries/estimate-build.ts'
import { listHubs } from '#features/hubs/server/queries/list-hubs.ts'
import { joinTags } from '#features/hubs/rules.ts'
import { connectDataForSeoKeywords } from '#integrations/keyword-data/dataforseo.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { itemAt } from '#platform/items.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { SANDBOX_KEYS } from '../../../sandbox/start-sandbox.ts'

/** A plan of the sandbox's shop with search results and keyword data, whose calls have their usual prices. */
export async function makeBuildingWorld() {
  const world = await makeGroupingWorld()
  const sandboxData = connectDataForSeoKeywords({
    baseUrl: world.sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: openOutboundTo(world.sandbox.services.dataForSeo).request,
  })
  let keywordData: KeywordData | null = sandboxData
  let hasSerps = true
  let held: PromiseWithResolvers<void> | null = null
  const asked = Promise.withResolvers<void>()
  const hold = (serps: SerpProvider | null): SerpProvider | null =>
    serps && {
      ...serps,
      queue: null,
      fetchSerp: async (query, options) => {
        if (held !== null) {
          asked.resolve()
          const aborted = new Promise<never>((_, reject) =>
            options.signal.addEventListener('abort', () => reject(options.signal.reason)),
          )
          await Promise.race([held.promise, aborted])
        }
        return serps.fetchSerp(query, options)
      },
    }
  const services: BuildServices = {
    ...world.services,
    providers: {
      forWorkspace: async (ctx, workspaceId) => {
        const ports = await world.services.providers.forWorkspace(ctx, workspaceId)
        return { ...ports, serps: hasSerps ? hold(ports.serps) : null, keywordData }
      },
    },
  }
  const asUser = await world.addUser()
  return {
    ...world,
    services,
    sandboxData,
    useKeywordData: (given: KeywordData | null) => {
      keywordData = given
    },
    /** Holds all answers to searches until `resumeResults`; fulfilled when the first is asked for. */
    holdResults: () => {
      held = Promise.withResolvers()
      return asked.promise
    },
    resumeResults: () => {
      held?.resolve()
      held = null
    },
    disconnectSerps: () => {
      hasSerps = false
    },
    createHub: async (name: string, tags: readonly string[] = []) =>
      (await world.inPlan((ctx, plan) => createHub(ctx, { plan, name, tags: joinTags(tags) }))).id,
    /** As the message runHubCreator does. */
    createAndBuild: (message: { hubName: string; confirmedCost?: number }) =>
      asUser(({ database, actor, now }, plan) =>
        createAndBuild({ database, now, workspaceId: plan.workspaceId, userId: actor.userId }, services, {
          contentplanId: plan.id,
          hubDescription: '',
          ...message,
        }),
      ),
    startBuild: (topicId: number, confirmedCost?: number) =>
      world.inPlan((ctx, plan) => startBuild(ctx, services, { plan, topicId, confirmedCost })),
    estimate: (topicId: number) =>
      world.inPlan((ctx, plan) => estimateBuild(ctx, services, { plan, topicId })),
    findBuild: (topicId: number) => world.inPlan((ctx, plan) => findBuild(ctx, { plan, topicId })),
    cancelBuild: (topicId: number) =>
      world.inPlan((ctx, plan) => cancelBuilds(ctx, { plan, topicIds: [topicId] })),
    deleteHub: (topicId: number) =>
      asUser((ctx, plan) => changeHubs(ctx, { plan, change: { action: 'delete', topicIds: [topicId] } })),
    undo: (changeId: number) => asUser((ctx, plan) => undoChange(ctx, services, { plan, changeId })),
    readHub: async (topicId: number) => {
      const hubs = await world.inPlan((ctx, plan) => listHubs(ctx, { plan }))
      return itemAt(
        hubs.filter(({ id }) => id === topicId),
        0,
      )
    },
    /** The main keywords of a hub's clusters, and where they come from. */
    readIdeas: async (topicId: number) => {
      const rows = await world.look(
        `select k.keyword, a.idea_source as source from articles a join keywords k on k.id = a.main_keyword_id
         where a.topic_id = ${topicId} order by k.keyword collate "C"`,
      )
      return rows.map(({ keyword, source }) => ({ keyword: String(keyword), source }))
    },
    work: () => world.startWorker({ pipelines: [buildHub, groupKeywords], services }),
  }
}
