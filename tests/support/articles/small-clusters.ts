import { openKeywordPlan, type PlanInput } from '#tests/support/keywords/keyword-world.ts'

const WORDS = ['one', 'two', 'three', 'four', 'five'].map((keyword, at) => ({
  keyword,
  estimated_search_volume: 100 - at,
}))

/** `one` and `two` in the cluster A, `three` and `four` in B, `five` in none. */
export async function openClusters(options: PlanInput = {}) {
  const plan = await openKeywordPlan(options)
  await plan.save(WORDS)
  const ids = await plan.ids()
  const a = await plan.addArticle('A')
  const b = await plan.addArticle('B')
  await plan.change({ keywordIds: [ids['one'], ids['two']], action: 'move', toArticleId: a })
  await plan.change({ keywordIds: [ids['three'], ids['four']], action: 'move', toArticleId: b })
  const path = `/contentplan/${plan.contentplanId}`
  return {
    ...plan,
    word: (name: string) => ids[name] ?? 0,
    a,
    b,
    edit: (input: object) => plan.call('PUT', `${path}/article`, input),
    create: (input: object) => plan.call('POST', `${path}/article`, input),
    preview: (changeId: number) => plan.call('GET', `${path}/change/${changeId}/undo`),
    history: async () =>
      (await plan.call('GET', `${path}/history`)).body.entries.filter(
        ({ source }: { source: string }) => source === 'change',
      ),
    /** Everything of the plan that a change can touch. */
    readAll: async () => [
      await plan.look('select id, article_id, excluded, status from keywords order by id'),
      (
        await plan.look(
          `select to_jsonb(a) - '{updated_at,status_updated_at}'::text[] as row from articles a order by id`,
        )
      ).map(({ row }) => row),
      await plan.look('select * from topics order by id'),
      await plan.look('select minimum_score from contentplans order by id'),
    ],
  }
}
