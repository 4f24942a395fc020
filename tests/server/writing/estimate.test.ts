import { expect, test } from 'vitest'
import type { RewriteStatus } from '#features/writing/rules.ts'
import { estimateArticle } from '#features/writing/server/queries/estimate-article.ts'
import { captureArticle, reserveArticle } from '#features/writing/server/spending/index.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

const sandbox = shareSandbox()

test('what writing a cluster will cost depends on its status, on whether it is paid, and on who writes', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'drafted' })
  const { articleId } = world
  const estimate = (status?: RewriteStatus) =>
    world.inPlan((ctx, plan) => estimateArticle(ctx, world.services, { plan, articleId, status }))
  const now = await estimate()
  expect(now).toMatchObject({ credits: 1, text: expect.stringContaining('and 1 article credit.') })
  expect((await estimate('no status')).tokens.least).toBeGreaterThan(now.tokens.least)
  expect(await estimate('edited')).toMatchObject({ credits: 0 })
  await world.inPlan(async (ctx, plan) => {
    await reserveArticle(ctx, { plan, articleId })
    await captureArticle(ctx, { plan, articleId })
  })
  expect(await estimate()).toEqual({ ...now, credits: 0, text: now.text.replace('1 article', 'no article') })
  world.setModel(null)
  expect(await estimate()).toMatchObject({
    tokens: { least: 0, most: 0 },
    credits: 0,
    text: 'This calls no language model, and takes no article credit.',
  })
})
