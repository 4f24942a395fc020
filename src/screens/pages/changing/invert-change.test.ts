import { expect, test } from 'vitest'
import { invertChange } from './invert-change.ts'
import type { PageRow } from '../use-pages.ts'

const row = (id: number, part: Partial<PageRow> = {}): PageRow => ({
  id,
  page_id: id,
  url: `https://shop.example/${id}`,
  title: null,
  article_id: null,
  article_title: null,
  main_keyword_id: null,
  main_keyword: null,
  article_id_locked: false,
  excluded: false,
  favorite_product: false,
  type: 'other',
  type_reason: null,
  action: null,
  suggested_action: null,
  suggested_action_reason: null,
  status_code: null,
  redirects_to: null,
  google_impressions_last: null,
  google_clicks_last: null,
  google_position_last: null,
  google_impressions_prev: null,
  google_clicks_prev: null,
  google_position_prev: null,
  google_period: null,
  impressions: null,
  inLinksCount: 0,
  inLinksFromBlog: 0,
  published_at: null,
  parent_category: null,
  parent_category_url: null,
  category_name: null,
  stock_status: null,
  created_at: '2031-01-01T00:00:00Z',
  level: 0,
  ...part,
})

test('types are set back in one change for each earlier type, but not where nothing had changed', () => {
  const pages = [
    row(1, { type: 'home' }),
    row(2, { type: 'forum' }),
    row(3, { type: 'home' }),
    row(4, { type: 'article' }),
    row(5, { excluded: true }),
  ]
  const back = invertChange({ action: 'setPageType', pageType: 'article', pages })
  expect(
    back.map((one) => ({
      type: one.action === 'setPageType' && one.pageType,
      ids: one.pages.map(({ id }) => id),
    })),
  ).toEqual([
    { type: 'home', ids: [1, 3] },
    { type: 'forum', ids: [2] },
  ])
})

test('a removed exclusion is set back for the pages that had it', () => {
  const pages = [row(1, { excluded: true }), row(2)]
  expect(invertChange({ action: 'removeExclusion', pages })).toEqual([{ action: 'exclude', pages: [row(1)] }])
})

test('a favorite that was added is removed again', () => {
  expect(invertChange({ action: 'toggleFavorite', pages: [row(1)] })).toEqual([
    { action: 'toggleFavorite', pages: [row(1, { favorite_product: true })] },
  ])
})
