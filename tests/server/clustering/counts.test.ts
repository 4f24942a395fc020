import { expect, test, vi } from 'vitest'
import { createRandom } from '#tests/support/engine/serp-rows.ts'
import { makeClusteredWorld } from '#tests/support/clustering/clustered-world.ts'
import { listProposed } from '#features/clustering/server/queries/list-proposed.ts'
import { previewPlanScores } from '#features/clustering/server/queries/preview-plan-scores.ts'
import { PROPOSED_KINDS } from '#features/clustering/rules.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

type World = Awaited<ReturnType<typeof makeClusteredWorld>>

/** Locks clusters, excludes keywords, forgets search results, and works on clusters, each at random. */
async function disturb({ look }: World, draw: () => number): Promise<void> {
  const part = (least: number) => `mod(id * 7919 + ${draw()}, 10) < ${least}`
  await look(
    `update articles set is_locked = ${part(2)}, status = case when ${part(2)} then 'drafted' else 'no status' end`,
  )
  await look(`update keywords set article_id = null, excluded = true where ${part(1)}`)
  await look(
    `delete from serps where keyword in (select folded from keywords where ${part(1)} and article_id is not null)`,
  )
}

const SIZES = `
  select a.id, count(k.id)::int as size from articles a left join keywords k on k.article_id = a.id group by a.id
`

test.each([1, 2])(
  'preview and review count the clusters that applying leaves, whatever is locked, excluded, unknown or worked on (%i)',
  async (seed) => {
    const world = await makeClusteredWorld()
    const { inPlan, look, propose, describe, apply, services } = world
    const random = createRandom(seed)
    const draw = () => Math.floor(random() * 10_000)
    for (let round = 0; round < 3; round++) {
      await disturb(world, draw)
      const score = 1 + (draw() % 10)
      const before = await look(SIZES)
      const { scores, clusterCount } = await (
        await inPlan((ctx, plan) => previewPlanScores(ctx, services, { plan }))
      )()
      expect(clusterCount).toBe(before.length)
      const runId = await propose(score)
      const proposed = (await describe())?.clusters
      const lists = await Promise.all(
        PROPOSED_KINDS.map(async (kind) => {
          const { total } = await inPlan((ctx, plan) =>
            listProposed(ctx, { plan, runId, kind, offset: 0, limit: 1 }),
          )
          return [kind, total] as const
        }),
      )
      expect(proposed).toMatchObject(Object.fromEntries(lists))
      // A user goes on working: the review counts that, too.
      const isTouched = round === 1
      if (isTouched) await disturb(world, draw)
      const now = isTouched ? (await describe())?.clusters : proposed
      const start = await look(SIZES)
      await apply(runId)
      const after = await look(SIZES)
      const sizeOf = new Map(after.map(({ id, size }) => [id, Number(size)]))
      expect(now).toMatchObject({ before: start.length, after: after.length })
      const { kept = 0, changed = 0, merged = 0, gone = 0 } = now ?? {}
      expect(kept + changed + merged + gone).toBe(start.length)
      const stayed = start.filter(({ id, size }) => sizeOf.get(id) === size).length
      expect(stayed).toBeGreaterThanOrEqual(kept)
      if (isTouched) continue
      const sizes = Map.groupBy(sizeOf.values(), (size) => size)
      expect(scores[score - 1]).toEqual({
        minimumScore: score,
        clusterCount: after.length,
        sizes: [...sizes].map(([size, all]) => [size, all.length]).toSorted(([a = 0], [b = 0]) => b - a),
      })
    }
  },
)
