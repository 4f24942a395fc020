import { expect, test } from 'vitest'
import { chooseImportNote, countMissing, countMoved, listDone, listParts } from './home-parts.ts'

const traffic = {}
const fresh = {
  has_keywords: false,
  has_clusters: false,
  gsc_property: null,
  traffic: null,
  trending: [],
  declining: [],
}

test.each([
  ['a new plan', {}, ['steps']],
  ['a plan with a property', { gsc_property: 'sc-domain:shop.example' }, ['steps', 'traffic']],
  ['a plan with data from a file', { traffic }, ['steps', 'traffic']],
  ['a plan with clusters and without data', { has_clusters: true }, ['traffic', 'work']],
  ['a plan with clusters and data', { has_clusters: true, traffic }, ['traffic', 'pages', 'work']],
])('%s shows only what has something to say', (_, change, shown) => {
  const parts = listParts({ ...fresh, ...change })
  const names = [
    parts.hasFirstSteps && 'steps',
    parts.hasTraffic && 'traffic',
    parts.hasPages && 'pages',
    parts.hasWork && 'work',
  ]
  expect(names.filter(Boolean)).toEqual(shown)
})

test('data from a file need no property', () => {
  expect([...listDone(fresh)]).toEqual([])
  expect([...listDone({ ...fresh, has_keywords: true, traffic })]).toEqual(['keywords', 'property'])
})

test('days of a window that were not imported are counted', () => {
  const series = [null, 0, null, 4].map((clicks, place) => ({ keys: [`2031-05-0${place + 1}`], clicks }))
  expect(countMissing(series, { from: '2031-05-02', to: '2031-05-04' })).toBe(1)
  expect(countMissing(series, { from: '2031-05-01', to: '2031-05-03' })).toBe(2)
})

test('a page that did not move is neither gained nor lost', () => {
  const pages = [3, 0, -1, -2].map((change) => ({ page_impressions_change: change }))
  expect([countMoved(pages, 'up'), countMoved(pages, 'down')]).toEqual([1, 2])
})

const [ended, failed, lasting] = ['2031-05-01T10:00:00Z', { state: 'failed' }, 'The access was revoked.']

test.each([
  ['the first import runs', { isActive: true }, 'progress'],
  ['the first import runs and has brought numbers', { isActive: true, traffic }, 'progress'],
  ['a later import runs', { isActive: true, traffic, import_ended: ended }, null],
  ['an import runs that follows an empty one', { isActive: true, import_ended: ended }, 'progress'],
  ['the last import failed', { traffic, import_ended: ended, run: failed }, 'failure'],
  ['a user has to repair the connection', { traffic, run: failed, import_error: lasting }, null],
  ['an import failed before there were numbers', { run: failed }, null],
  ['the last import is done', { traffic, import_ended: ended, run: { state: 'done' } }, null],
])('while %s, the card with the numbers says what no other part of the screen does', (_, known, note) => {
  const given = {
    isActive: false,
    traffic: null,
    import_ended: null,
    import_error: null,
    run: null,
    ...known,
  }
  expect(chooseImportNote({ search: given, traffic: given.traffic }, given.isActive)).toBe(note)
})
