import { expect } from 'vitest'
import { z } from 'zod'
import { ARTICLE_FUNNELS, ARTICLE_INTENTS, ARTICLE_TYPES } from '#features/articles/rules.ts'
import { askModelForKinds, assessPlan, scheduleAssessment } from '#features/articles/server/index.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { listIntents, makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'

const by = z.enum(['rules', 'model'])
const kindsRow = z.object({
  keyword: z.string(),
  type: z.enum(ARTICLE_TYPES).nullable(),
  type_reason: z.string(),
  type_by: by,
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  intent_reason: z.string(),
  intent_by: by,
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
  funnel_reason: z.string(),
  funnel_by: by,
  asked_of: z.string().nullable(),
})

/** The first keywords of each of some intents of the sandbox's shop. */
export function listWords(intents: number, each: number): string[] {
  return [...new Set(listIntents(intents).flatMap(({ keywords }) => keywords.slice(0, each)))]
}

/** Clusters of the sandbox's shop, and a worker that assesses them without waiting. */
export async function makeAssessedWorld(
  words = listWords(14, 4),
  { model = null }: { model?: Model | null } = {},
) {
  const world = await makeGroupingWorld()
  if (model !== null) world.useModel(model)
  await world.add(words)
  await world.startWorker({
    pipelines: [groupKeywords, assessPlan, askModelForKinds],
    services: world.services,
  })
  await world.untilEnd((await world.start()).runId)
  const hasAssessed = async () => {
    await world.look(`update runs set wake_at = now() where name = 'assessment' and wake_at is not null`)
    const [row] = await world.look(
      `select not exists (select from runs where name in ('assessment', 'kinds') and state in ('queued', 'running', 'waiting')) as over`,
    )
    return row?.['over']
  }
  const untilAssessed = async () => {
    await expect.poll(hasAssessed, { timeout: 30_000 }).toBe(true)
  }
  await untilAssessed()
  return {
    ...world,
    assess: async () => {
      await world.as(world.own, async (ctx) =>
        scheduleAssessment(ctx, { plan: await openPlan(ctx, world.own.contentplanId) }),
      )
      await untilAssessed()
    },
    /** What is found about the cluster of each main keyword. */
    readKinds: async () => {
      const rows = await world.look(
        `select m.keyword, k.* from article_kinds k join articles a on a.id = k.article_id
         join keywords m on m.id = a.main_keyword_id order by m.keyword`,
      )
      return rows.map((row) => kindsRow.parse(row))
    },
    /** How many rows of kinds a workspace sees. */
    countSeen: async ({ database }: { database: Transaction }) =>
      (await listRows(database, z.object({}))`select from article_kinds`).length,
    readDrifts: () =>
      world.look(
        `select d.verdict, k.keyword, d.article_id, d.best_article_id from keyword_drifts d join keywords k on k.id = d.keyword_id
         order by k.keyword`,
      ),
  }
}
