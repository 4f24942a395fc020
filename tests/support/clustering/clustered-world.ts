import { expect } from 'vitest'
import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { applyReclustering } from '#features/clustering/server/commands/resolve-proposal.ts'
import { startReclustering } from '#features/clustering/server/commands/start-grouping.ts'
import { describeProposal } from '#features/clustering/server/queries/describe-proposal.ts'
import { listIntents, makeGroupingWorld } from './grouping-world.ts'

/** The keywords of the plan. */
export const words = [...new Set(listIntents(20).flatMap(({ keywords }) => keywords.slice(0, 5)))]

/** A plan with clusters of the sandbox's shop, and what can be done to it. */
export async function makeClusteredWorld() {
  const world = await makeGroupingWorld()
  await world.add(words)
  await world.work()
  await world.untilEnd((await world.start()).runId)
  const inPlan = await world.addUser()
  return {
    ...world,
    inPlan,
    /** Clusters the plan again with a minimum score, up to the proposal. */
    propose: async (minimumScore: number) => {
      const { runId } = await inPlan((ctx, plan) =>
        startReclustering(ctx, world.services, { plan, minimumScore, asksForSerps: false }),
      )
      expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
      return runId
    },
    describe: async () => (await inPlan((ctx, plan) => describeProposal(ctx, { plan }))).proposal,
    apply: (runId: number) => inPlan((ctx, plan) => applyReclustering(ctx, { plan, runId })),
    undo: (changeId: number) => inPlan((ctx, plan) => undoChange(ctx, world.services, { plan, changeId })),
    readAll: async () => [
      await world.look('select id, article_id, status from keywords order by id'),
      await world.look('select * from articles order by id'),
      await world.look('select minimum_score from contentplans order by id'),
    ],
  }
}
