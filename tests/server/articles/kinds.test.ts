import { expect, test, vi } from 'vitest'
import { makeKindModel } from '#tests/support/fakes/kind-models.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
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

test('an intent that keywords were imported with counts where nothing else says one (G-38)', async () => {
  const { look, assess, readKinds } = await makeAssessedWorld(['tent pegs'])
  await look(`update keywords set intent = 'commercial'`)
  await assess()
  expect(await readKinds()).toMatchObject([
    { type: 'buyers-guide', intent: 'informational', funnel: 'middle' },
  ])
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

const NOUNS = ['tent pegs', 'head torch']
const GUESSED = { type: 'product', intent: 'transactional', funnel: 'bottom', reason: '  People buy\n one. ' }

test('a model is asked once, only for what the rules leave open, and its answer stays until the main keyword changes', async () => {
  const { model, asked } = makeKindModel((keywords) => keywords.map(() => GUESSED))
  const { look, assess, readKinds } = await makeAssessedWorld([...WORDS, ...NOUNS], { model })
  const askedWords = () => asked.map(({ keyword }) => keyword).toSorted()
  expect(askedWords()).toEqual(['head torch', 'tent pegs'])
  const find = async (word: string) => (await readKinds()).find(({ keyword }) => keyword === word)
  const guessed = {
    type: 'product',
    type_reason: 'People buy one.',
    type_by: 'model',
    intent: 'transactional',
    intent_by: 'model',
    funnel: 'bottom',
    funnel_by: 'model',
  }
  expect(await find('tent pegs')).toMatchObject(guessed)
  expect(await find('buy tents')).toMatchObject({ ...BOUGHT, type_by: 'rules', asked_of: null })
  await assess()
  expect(askedWords()).toHaveLength(2)
  expect(await find('tent pegs')).toMatchObject(guessed)
  await look(`update keywords set keyword = 'tent peg', folded = 'tent peg' where keyword = 'tent pegs'`)
  await look(`update keywords set keyword = 'best torch', folded = 'best torch' where keyword = 'head torch'`)
  await assess()
  expect(askedWords()).toEqual(['head torch', 'tent peg', 'tent pegs'])
  expect(await find('tent peg')).toMatchObject({ ...guessed, asked_of: 'tent peg' })
  expect(await find('best torch')).toMatchObject({ type: 'listicle', type_by: 'rules', intent_by: 'rules' })
})

test('a model is told what the rules know, and cannot overrule it', async () => {
  const { model, asked } = makeKindModel((keywords) =>
    keywords.map(() => ({ ...GUESSED, intent: 'informational' })),
  )
  const { readKinds } = await makeAssessedWorld(['tent pegs price'], { model })
  expect(asked).toMatchObject([{ known: { intent: 'transactional', funnel: 'bottom' } }])
  expect(await readKinds()).toMatchObject([
    { type: 'product', type_by: 'model', intent: 'transactional', intent_by: 'rules', funnel_by: 'rules' },
  ])
})

test('a model is not asked for what a user chose', async () => {
  const { model, asked } = makeKindModel((keywords) => keywords.map(() => GUESSED))
  const { look, assess } = await makeAssessedWorld(['tent pegs', 'head torch'], { model })
  await look(`update keywords set keyword = keyword || ' set', folded = folded || ' set'`)
  await look(
    `update articles set type = 'category', intent = 'navigational', funnel = 'top' where title ilike 'tent%'`,
  )
  await look(`update articles set type = 'category' where title ilike 'head%'`)
  asked.splice(0)
  await assess()
  expect(asked).toMatchObject([{ keyword: 'head torch set', known: { type: 'category' } }])
})

test('an answer for too few clusters is not used, and not asked for again', async () => {
  const { model, asked } = makeKindModel((keywords) => keywords.slice(1).map(() => GUESSED))
  const { assess, readKinds } = await makeAssessedWorld(NOUNS, { model })
  await assess()
  expect(asked).toHaveLength(NOUNS.length)
  for (const kinds of await readKinds())
    expect(kinds).toMatchObject({
      type: null,
      intent: null,
      funnel: null,
      type_by: 'rules',
      asked_of: kinds.keyword,
    })
})

test('where a model fails, the run ends well, the kinds by rules stay, and a later assessment asks again', async () => {
  let isOut = true
  const { model, asked } = makeKindModel((keywords) => {
    if (isOut) throw new AdapterError('payment', 'No money is left.')
    return keywords.map(() => GUESSED)
  })
  const { look, assess, readKinds } = await makeAssessedWorld([...WORDS, ...NOUNS], { model })
  expect(await look(`select distinct state from runs where name = 'kinds'`)).toEqual([{ state: 'done' }])
  expect((await readKinds()).filter(({ type }) => type !== null)).toHaveLength(WORDS.length)
  isOut = false
  await assess()
  expect(asked).toHaveLength(2 * NOUNS.length)
  expect((await readKinds()).filter(({ type }) => type === null)).toEqual([])
})
