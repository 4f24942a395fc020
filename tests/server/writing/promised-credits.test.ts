import { expect, test, vi } from 'vitest'
import { countUnpromised, reserveArticle } from '#features/writing/server/spending/index.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// The sandbox takes longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()

test('articles in line promise a credit each, except those that have theirs already', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'drafted', credits: 3 })
  const other = await world.addArticle('Another favorite', ['another favorite'])
  await world.prepare(other, 'drafted')
  const count = () => world.inPlan((ctx, plan) => countUnpromised(ctx, { plan }))
  await world.inPlan((ctx, plan) => reserveArticle(ctx, { plan, articleId: world.articleId }))
  expect(await count()).toBe(2)
  await world.many([world.articleId])
  expect(await count()).toBe(2)
  await world.many([other])
  expect(await count()).toBe(1)
})
