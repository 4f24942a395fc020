import { expect, test } from 'vitest'
import type { Keyword } from '#features/keywords/web/index.ts'
import { keyOf, listEntries } from './keyword-entries.ts'

const KEYWORD: Keyword = {
  id: 1,
  keyword_id: 1,
  keyword: 'boots',
  estimated_search_volume: 10,
  volume_is_rough: false,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
  google_impressions_last: null,
  google_clicks_last: null,
  google_ctr_last: null,
  google_position_last: null,
  google_impressions_prev: null,
  google_clicks_prev: null,
  google_position_prev: null,
  google_period: null,
  impressions: null,
  target_impressions: null,
  title: null,
  article_id: null,
  status: 'not_in_plan',
  excluded: false,
  in_queue: false,
  source: 'upload',
  score: null,
  isSelectable: true,
}

const own = {
  ...KEYWORD,
  id: 2,
  keyword: 'own boots',
  article_id: 7,
  title: 'Boots',
  status: 'in_plan',
} as const
const other = { ...own, id: 3, keyword: 'snow boots', article_id: 8, title: 'Keyword already added' }
const excluded = { ...KEYWORD, id: 4, keyword: 'red boots', status: 'excluded', excluded: true } as const
const FOUND = [own, KEYWORD, other, excluded]

test('each keyword found is listed with its place, and one that is in the cluster cannot be added', () => {
  const entries = listEntries({ text: 'Boots', found: FOUND, exact: KEYWORD, articleId: 7 })
  expect(entries.map(({ keyword, place, isAddable }) => [keyword, place, isAddable])).toEqual([
    ['boots', 'Inactive', true],
    ['own boots', 'Keyword already added', false],
    ['snow boots', 'Keyword already added', true],
    ['red boots', 'Excluded', true],
  ])
})

test('a text that is not a keyword of the plan is offered as a new keyword without volume', () => {
  const others = listEntries({ text: '  Blue   Boots ', found: FOUND, exact: null, articleId: 7 })
  const entry = others.pop()
  expect(entry).toEqual({
    id: null,
    keyword: 'Blue Boots',
    estimated_search_volume: null,
    volume_is_rough: false,
    articleId: null,
    place: 'New keyword',
    review: null,
    isAddable: true,
  })
  expect(others).toHaveLength(4)
})

test('a keyword that equals the text is listed even if it is not among the most searched', () => {
  const exact = { ...KEYWORD, id: 99 }
  expect(listEntries({ text: 'boots', found: [own], exact, articleId: 7 }).map(({ id }) => id)).toEqual([
    99, 2,
  ])
})

test.each(['?!', '…', 'a'.repeat(501)])('the text %j is not offered as a new keyword', (text) => {
  expect(listEntries({ text, found: [], exact: null, articleId: 7 })).toEqual([])
})

test.each([
  ['https://shop.example/boots', 'a web address'],
  ['site:shop.example', 'a search operator'],
  ['bob@shop.example', 'an e-mail address'],
  ['=SUM(A1)', 'a formula'],
])('a new keyword %s is marked as %s', (text, review) => {
  const [entry] = listEntries({ text, found: [], exact: null, articleId: 7 })
  expect(entry).toMatchObject({ keyword: text, place: `New keyword: ${review}`, review, isAddable: true })
})

test('a new keyword stays the same one however it is written, and is no keyword of the plan', () => {
  const key = keyOf({ id: null, keyword: 'Blue Boots' })
  expect(key).toBe(keyOf({ id: null, keyword: 'blue boots' }))
  expect(keyOf({ id: 7, keyword: 'blue boots' })).not.toBe(key)
})
