import { expect, test, vi } from 'vitest'
import { makeAssessedWorld } from '#tests/support/articles/assessed-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const BOUGHT = { type: 'category', intent: 'transactional', funnel: 'bottom' }
const WORDS = ['best hiking boots', 'how to clean hiking boots', 'what is gore-tex', 'buy tents']

test('a clustering is followed by the type, the intent and the funnel of each cluster, with their reasons', async () => {
  const { readKinds } = await makeAssessedWorld(WORDS)
  const kinds = await readKinds()
  expect(kinds.map(({ keyword, type, intent, funnel }) => [keyword, type, intent, funnel])).toEqual([
    ['best hiking boots', 'listicle', 'informational', 'middle'],
    ['buy tents', 'category', 'transactional', 'bottom'],
    ['how to clean hiking boots', 'article', 'informational', 'top'],
    ['what is gore-tex', 'glossary', 'informational', 'top'],
  ])
  expect(kinds[1]).toMatchObject({
    type_reason:
      '"buy" in "buy tents" asks for an offer. 10 of 10 results are categories or offers, by their titles or addresses.',
    type_by: 'rules',
    intent_reason: '"buy" in "buy tents" asks for an offer.',
    intent_by: 'rules',
    funnel_reason: 'Searchers are ready to buy or to act.',
    funnel_by: 'rules',
  })
})

test('a cluster that changes gets new kinds, and only rows that differ are written', async () => {
  const { look, assess, readKinds } = await makeAssessedWorld(WORDS)
  const readVersions = () => look('select article_id, xmin from article_kinds order by article_id')
  const before = await readVersions()
  await assess()
  expect(await readVersions()).toEqual(before)
  await look(
    `update keywords set keyword = 'cheap gore-tex', folded = 'cheap gore-tex' where keyword = 'what is gore-tex'`,
  )
  await assess()
  expect((await readKinds()).find(({ keyword }) => keyword === 'cheap gore-tex')).toMatchObject(BOUGHT)
  expect((await readVersions()).filter((row, at) => row['xmin'] !== before[at]?.['xmin'])).toHaveLength(1)
})

test('another workspace sees no kinds', async () => {
  const { as, own, other, countSeen } = await makeAssessedWorld(WORDS)
  expect(await as(own, countSeen)).toBe(WORDS.length)
  expect(await as(other, countSeen)).toBe(0)
})
