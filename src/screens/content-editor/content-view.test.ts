import { expect, test } from 'vitest'
import { readSort, readView, writeFilter, writeView } from './content-view.ts'

const FIRST = {
  tab: 'unpublished',
  text: '',
  sort: { key: 'status_updated_at', direction: 'descending' },
  page: 1,
  pageSize: 100,
} as const

test('a view of the article editor is the same after writing it to a URL and reading it', () => {
  const view = {
    tab: 'rejected',
    text: 'warm boots',
    sort: { key: 'title', direction: 'ascending' },
    page: 3,
    pageSize: 100,
  } as const
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView(FIRST)).toEqual({})
})

test.each([{ tab: 'drafts', sort: 'final', page: '0', rows: '7' }, { tab: null, q: 5 }, {}])(
  'invalid parameters of the article editor, such as %o, give the default',
  (search) => {
    expect(readView(search)).toEqual(FIRST)
  },
)

test('the server is asked for the list of the tab without final drafts, and for words only when there are some', () => {
  expect(writeFilter(FIRST)).toEqual({
    statusFilter: 'unpublished',
    texts: false,
    orderByColumn: 'status_updated_at',
    orderByDirection: 'desc',
  })
  expect(writeFilter({ ...FIRST, text: 'boots' })).toMatchObject({ filter_title_words: 'boots' })
  expect(readSort({ key: 'slug', direction: 'ascending' })).toEqual(FIRST.sort)
})
