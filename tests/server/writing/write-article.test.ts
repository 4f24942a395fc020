import { expect, test, vi } from 'vitest'
import { setStatus } from '#features/articles/server/index.ts'
import { listCitations } from '#features/writing/evidence/index.ts'
import { findDanglingCitations } from '#features/writing/evidence/citing/list-citations.ts'
import { WRITING_STEPS } from '#features/writing/rules.ts'
import { requireStatus } from '#features/writing/server/index.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { byPerson } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

test('a cluster is briefed, researched, drafted, edited and illustrated from the pages that rank, for one credit', async () => {
  const world = await makeFailureWorld({ status: null })
  await world.work()
  const run = await world.write()
  expect(run).toMatchObject({ state: 'done' })
  expect(run.steps).toEqual(WRITING_STEPS.map((name) => ({ name, state: 'done' })))
  expect(await world.readStatus()).toBe('illustrated')
  expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  expect(await world.readCredits()).toBe(4)

  const asked = await world.listAsked()
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toEqual(expect.arrayContaining(['brief', 'reading 1', 'section 1', 'section 2', 'ends']))
  for (const call of await world.listCalls()) expect(call).toMatchObject({ finish: 'stop', failure: null })

  expect(await world.countVersions()).toEqual({ description: 1, research: 1, draft: 1, final: 1 })
  const { final = '' } = await world.readTexts()
  const cards = await world.listCards()
  const citations = listCitations(final)
  expect(citations.length).toBeGreaterThan(3)
  expect(findDanglingCitations(final, cards)).toEqual([])
  const sources = new Set(cards.map(({ url }) => url))
  for (const { url } of citations) expect(sources).toContain(url)
  const { gates = [] } = (await world.score()) ?? {}
  expect(gates).toEqual([])
  await world.expectNoErrorAsText()

  // When it cannot be published, it stays as illustrated as it is.
  const publish = () =>
    world.inPlan(async (ctx, plan) => {
      const articleIds = [world.articleId]
      const change = { plan, articleIds, status: 'published', unreviewedIds: articleIds } as const
      await requireStatus(ctx, change)
      await setStatus(byPerson(ctx), change)
    })
  const foreign = `${final}\n\nMore about it: [another site](https://foreign.example/).`
  await world.saveAsPerson('final', foreign)
  await expect(publish()).rejects.toThrow('cannot be marked as published: 1 link')
  expect(await world.readStatus()).toBe('illustrated')
  expect((await world.readTexts())['final']).toBe(foreign)
  expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  await world.saveAsPerson('final', final)
  await publish()
  expect(await world.readStatus()).toBe('published')
})
