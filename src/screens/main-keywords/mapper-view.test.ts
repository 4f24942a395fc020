import { expect, test } from 'vitest'
import { FIRST_VIEW, readView, writeFilter, writeView, type MapperView } from './mapper-view.ts'

test('a view of main keywords is the same after writing it to a URL and reading it', () => {
  const view: MapperView = {
    ...FIRST_VIEW,
    tab: 'all',
    text: '/boots?size=42',
    sort: { key: 'url', direction: 'ascending' },
    page: 3,
  }
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView(FIRST_VIEW)).toEqual({})
})

test.each([{ tab: 'none', sort: 'title', page: '0', rows: '7', q: 5 }, {}])(
  'invalid parameters of main keywords, such as %o, give the default',
  (search) => expect(readView(search)).toEqual(FIRST_VIEW),
)

test.each([
  ['/boots?size=4.2', String.raw`/boots\?size=4\.2`],
  ['/boots.*size', '/boots.*size'],
  ['^https', '^https'],
])('the text %j is searched for as the pattern %j', (text, search) => {
  expect(writeFilter({ ...FIRST_VIEW, text })).toEqual({
    search,
    excluded: '0',
    hasArticle: '1',
    sortColumn: 'google_impressions_last',
    sortDirection: 'desc',
  })
})
