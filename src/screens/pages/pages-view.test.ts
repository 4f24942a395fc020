import { expect, test } from 'vitest'
import { BLOG_TYPES, PAGE_TYPES } from '#features/pages/rules.ts'
import {
  describeSearch,
  FIRST_VIEW,
  isInView,
  PAGE_TABS,
  readSort,
  readView,
  writeFilter,
  writeView,
} from './pages-view.ts'

const ask = (tab: (typeof PAGE_TABS)[number]) => writeFilter({ ...FIRST_VIEW, tab })
const searchFor = (text: string) => writeFilter({ ...FIRST_VIEW, text }).search
const tabsOf = (type: (typeof PAGE_TYPES)[number], excluded = false) =>
  PAGE_TABS.filter((tab) => isInView({ tab, favorites: 'all' }, { type, excluded, favorite_product: false }))

test('a view of pages is the same after writing it to a URL and reading it', () => {
  const view = {
    tab: 'products',
    text: '/shoes',
    favorites: 'only',
    sort: { key: 'stock_status', direction: 'ascending' },
    page: 3,
    pageSize: 500,
  } as const
  expect(readView(writeView(view))).toEqual(view)
  expect(writeView(FIRST_VIEW)).toEqual({})
  expect(readView({})).toEqual(FIRST_VIEW)
})

test.each([
  { tab: 'shop', q: 7, favorites: 'none', sort: 'id', page: '0', rows: '7' },
  // Columns that the tab does not have.
  { sort: 'stock_status' },
  { sort: 'inLinksCount' },
])('invalid parameters of pages, such as %o, give the default', (search) => {
  expect(readView(search)).toEqual(FIRST_VIEW)
})

test('blog links are a column of the shop, internal links of all other tabs', () => {
  expect(readView({ tab: 'blog', sort: 'inLinksFromBlog' }).sort).toEqual(FIRST_VIEW.sort)
  expect(readView({ tab: 'blog', sort: 'inLinksCount' }).sort.key).toBe('inLinksCount')
  expect(readView({ tab: 'category', sort: 'inLinksFromBlog' }).sort.key).toBe('inLinksFromBlog')
})

test('every type is in exactly one tab of its own, and an excluded page in none of them', () => {
  const ofTypes = ['category', 'products', 'blog', 'other'] as const
  for (const type of PAGE_TYPES) {
    expect(tabsOf(type).filter((tab) => ofTypes.some((one) => one === tab))).toHaveLength(1)
    expect(tabsOf(type)).toEqual(expect.arrayContaining(['allNotExcluded', 'all']))
    expect(tabsOf(type, true)).toEqual(['excluded', 'all'])
  }
  expect(tabsOf('case study')[0]).toBe('blog')
  expect(tabsOf('forum')[0]).toBe('other')
})

test('a view of favorites has no other pages', () => {
  const page = { type: 'home', excluded: false, favorite_product: false } as const
  expect(isInView({ tab: 'all', favorites: 'only' }, page)).toBe(false)
  expect(isInView({ tab: 'all', favorites: 'only' }, { ...page, favorite_product: true })).toBe(true)
})

test('the tabs ask for their pages in the words of the wire', () => {
  const order = { sortColumn: 'google_impressions_last', sortDirection: 'desc' }
  expect(ask('category')).toEqual({ excluded: false, typeFilter: ['category'], asTree: true, ...order })
  expect(ask('blog')).toEqual({ excluded: false, typeFilter: [...BLOG_TYPES], ...order })
  expect(ask('other')).toEqual({ excluded: false, typeFilter: ['home', 'forum', 'other'], ...order })
  expect(ask('allNotExcluded')).toEqual({ excluded: false, ...order })
  expect(ask('excluded')).toEqual({ excluded: true, ...order })
  expect(ask('all')).toEqual(order)
  expect(writeFilter({ ...FIRST_VIEW, tab: 'all', favorites: 'only' })).toEqual({
    isFavorite: true,
    ...order,
  })
})

test('the address of a page is searched as it is, any other text as a regular expression', () => {
  expect(searchFor('https://shop.example/a?b=1')).toBe(String.raw`https://shop\.example/a\?b=1`)
  expect(searchFor('/(boots|shoes)')).toBe('/(boots|shoes)')
  expect(searchFor('^https://shop.example/a$')).toBe('^https://shop.example/a$')
  expect(describeSearch('https://shop.example/a?b=1')).toBe('Searched as it is written')
  expect(describeSearch('/boots')).toBe('Searched as a regular expression')
  expect(describeSearch('')).toBeNull()
})

test('the table sorts by the columns of the server only', () => {
  expect(readSort({ key: 'url', direction: 'ascending' })).toEqual({ key: 'url', direction: 'ascending' })
  expect(readSort({ key: 'title', direction: 'ascending' })).toEqual(FIRST_VIEW.sort)
})
