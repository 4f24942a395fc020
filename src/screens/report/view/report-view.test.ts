import { expect, test } from 'vitest'
import { changeView, readReportView, writeReportView, type ReportView } from './report-view.ts'

const FIRST = readReportView({})
const written = (view: ReportView) =>
  Object.fromEntries(Object.entries(writeReportView(view)).filter(([, value]) => value !== undefined))

test('the first view has no parameters', () => {
  expect(written(FIRST)).toEqual({})
  expect(FIRST).toMatchObject({ mode: 'general', range: null, compare: 'none', aggregation: 'weekly' })
})

test('every part of a view is in the address, and read from it again', () => {
  const search = {
    mode: 'updated',
    from: '2031-01-05',
    to: '2031-02-01',
    compare: 'year',
    topic: '7',
    clusters: '3,1',
    keyword: '^how',
    keywords: 'exclude',
    url: '/blog/',
    urls: 'exclude',
    own: '1',
    lines: 'ctr,position',
    by: 'monthly',
    p_sort: 'key',
    p_order: 'asc',
    p_page: '3',
    p_rows: '50',
    q_sort: 'position',
    q_order: 'desc',
    c_page: '2',
  }
  const view = readReportView(search)
  expect(written(view)).toEqual(search)
  expect(readReportView(written(view))).toEqual(view)
  expect(written(readReportView({ lines: 'none' }))).toEqual({ lines: 'none' })
})

test.each([
  [{ from: '2031-02-30', to: '2031-03-01' }],
  [{ from: '2031-02-01' }],
  [{ mode: 'x', compare: 'x', by: 'x', own: 'yes' }],
  [{ topic: '-1', clusters: 'a,0,1.5,,99999999999' }],
  [{ lines: 'x,y', p_sort: 'x', p_page: '-2', q_rows: '11' }],
  [{ keyword: 3, url: ['a'], lines: {} }],
])('nonsense in the address is left out: %j', (search) => {
  expect(readReportView(search)).toEqual(FIRST)
})

test('an address names 100 clusters at most, each once', () => {
  const ids = Array.from({ length: 150 }, (_, index) => index + 1)
  expect(readReportView({ clusters: [...ids, ...ids].join(',') }).articleIds).toEqual(ids.slice(0, 100))
})

test('other data lead to the first pages of both tables; another order or line does not', () => {
  const at = (page: number) => ({ ...FIRST.pages, page })
  const view = { ...FIRST, pages: at(3), queries: at(4) }
  expect(changeView(view, { compare: 'year' })).toMatchObject({
    pages: at(1),
    queries: at(1),
    compare: 'year',
  })
  expect(changeView(view, { aggregation: 'daily' })).toMatchObject({ pages: at(3), queries: at(4) })
  expect(changeView(view, { pages: at(5) })).toMatchObject({ pages: at(5), queries: at(4) })
})
