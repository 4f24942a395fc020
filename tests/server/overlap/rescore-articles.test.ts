import { expect, test } from 'vitest'
import { openOverlapPlan } from '#tests/support/overlap/overlap-world.ts'
import { entryOf } from '#tests/support/entry-of.ts'

const serpOf = (names: string) => [...names].map((name) => `https://${name}.example/`)

test('the overlap of a cluster is updated when keywords are added, removed, and restored by undo', async () => {
  const { addKeywords, addArticle, change, undo, call } = await openOverlapPlan()
  const ids = await addKeywords({
    boots: serpOf('abcdef'),
    'snow boots': serpOf('abcdxy'),
    socks: serpOf('fnopqr'),
    tent: null,
  })
  const all = await addArticle('All')
  const rest = await addArticle('Rest')
  const overlapOf = async (id: number) => (await call('GET', `/article/${id}`)).body.serp_overlap
  const names = ['boots', 'snow boots', 'socks', 'tent']
  await change({ keywordIds: names.map((name) => entryOf(ids, name)), action: 'move', toArticleId: all })
  expect(await overlapOf(all)).toBeCloseTo((4 + 1 + 0) / 3, 10)
  const { body } = await change({
    keywordIds: [entryOf(ids, 'socks'), entryOf(ids, 'tent')],
    action: 'move',
    toArticleId: rest,
  })
  expect(await overlapOf(all)).toBe(4)
  expect(await overlapOf(rest)).toBeNull()
  await undo(body.changeId)
  expect(await overlapOf(all)).toBeCloseTo((4 + 1 + 0) / 3, 10)
  await change({ keywordIds: [entryOf(ids, 'boots'), entryOf(ids, 'socks')], action: 'exclude' })
  expect(await overlapOf(all)).toBeNull()
})
