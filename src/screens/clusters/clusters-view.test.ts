import { describe, expect, test } from 'vitest'
import { FIRST_VIEW, readSort, readView, writeFilter, writeView, type ClustersView } from './clusters-view.ts'

const FIRST_FILTER = {
  filter_priority: ['high', 'not set'],
  orderByColumn: 'relevance',
  orderByDirection: 'desc',
  limit: 50,
  offset: 0,
}

const VIEWS: [string, Partial<ClustersView>][] = [
  ['the first view', {}],
  ['existing pages', { kind: 'existing' }],
  ['an action', { kind: 'not-enough-data' }],
  ['a shortcut', { kind: 'zero-impressions' }],
  ['a hub', { hub: 3 }],
  ['clusters without a hub', { hub: 0 }],
  ['an action in a hub', { kind: 'update', hub: 3 }],
  ['new pages without a hub', { kind: 'new', hub: 0 }],
  ['a text in titles', { texts: { titles: 'red boots', keywords: '', urls: '' } }],
  [
    'texts in all fields',
    { searchedIn: 'keywords', texts: { titles: 'a', keywords: '^b|c', urls: '/blog' } },
  ],
  [
    'all dimensions',
    {
      picks: {
        mapped: ['1'],
        action: ['merge', 'none'],
        status: ['no status', 'drafted'],
        priority: ['low'],
        funnel: ['top', 'none'],
        type: ['buyers-guide'],
        intent: ['navigational'],
        code: ['404', 'none'],
        alert: ['cannibalization', 'none'],
      },
      published: { from: '2026-01-01', to: '2026-02-01' },
      created: { from: '2025-12-31', to: null },
    },
  ],
  ['dismissed clusters, too', { picks: { ...FIRST_VIEW.picks, priority: [] } }],
  [
    'bounds of metrics',
    {
      bounds: {
        estimated_search_volume: { min: 100, max: 1000 },
        google_position_change: { min: null, max: -1 },
        page_ctr_last: { min: 2, max: null },
      },
    },
  ],
  ['a change', { change: 12 }],
  ['other columns', { dimensions: ['alerts'], metrics: ['target_ctr', 'relevance'] }],
  ['no columns', { dimensions: [], metrics: [] }],
  ['cards, a panel and a saved view', { layout: 'cards', opened: 7, viewId: 9 }],
  [
    'another order and page',
    { sort: { key: 'published_at', direction: 'ascending' }, page: 3, pageSize: 500 },
  ],
]

describe('the address of a view', () => {
  test.each(VIEWS)('holds all of %s', (_, part) => {
    const view = { ...FIRST_VIEW, ...part }
    const { filter, search } = writeView(view)
    const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
    for (const value of Object.values(given)) expect(typeof value).toBe('string')
    expect(readView(filter, given)).toEqual(view)
  })

  test('has nothing that is the default', () => {
    const { filter, search } = writeView(FIRST_VIEW)
    expect(filter).toBeUndefined()
    expect(Object.values(search).every((value) => value === undefined)).toBe(true)
  })

  test.each([
    [{ hub: 3 }, 'hub-3', undefined],
    [{ kind: 'update', hub: 3 }, 'update', '3'],
    [{ hub: 0 }, 'hub-none', undefined],
  ] as const)('of %j has the path %s', (part, filter, hub) => {
    const written = writeView({ ...FIRST_VIEW, ...part })
    expect([written.filter, written.search.hub]).toEqual([filter, hub])
  })

  test.each([
    ['everything', {}],
    ['hub-x', {}],
    ['hub--1', { hub: '99999999999' }],
    [undefined, { priority: 'urgent', status: '', mapped: '2', published: '2026-13-01..', created: 'x' }],
    [undefined, { relevance: '5..1', serp_overlap: '1.5..', keyword_count: '..', page_ctr_last: '3' }],
    [undefined, { sort: 'color', page: '0', rows: '51', dimensions: 'size', metrics: '', as: 'list' }],
    [undefined, { open: '-1', view: 'x', change: 'all', in: 'pages' }],
  ])('%s with %j gives the first view', (filter, search) => {
    expect(readView(filter, search)).toEqual(FIRST_VIEW)
  })
})

describe('the server is asked', () => {
  test.each<[string, Partial<ClustersView>, object]>([
    ['for the most relevant clusters that are not dismissed', {}, {}],
    ['for existing pages', { kind: 'existing' }, { filter_existing: '1' }],
    ['for an action', { kind: 'merge' }, { filter_existing: '1', filter_action: ['merge'] }],
    [
      'for new pages that were added recently',
      { kind: 'recently-added' },
      { filter_new: '1', filter_shortcut: 'recently-added' },
    ],
    [
      'for new pages that are no favorites',
      { kind: 'not-in-favorites' },
      { filter_new: '1', filter_shortcut: 'not-in-favorites' },
    ],
    [
      'for existing breakout pages',
      { kind: 'breakout' },
      { filter_existing: '1', filter_shortcut: 'breakout' },
    ],
    [
      'for existing pages without impressions',
      { kind: 'zero-impressions' },
      { filter_existing: '1', filter_shortcut: 'zero-impressions' },
    ],
    ['for clusters without a hub', { hub: 0 }, { filter_topicId: ['none'] }],
    [
      'for words and regular expressions',
      { texts: { titles: 'red boots', keywords: '^how', urls: '/blog|/shop' } },
      { filter_title_words: 'red boots', filter_keyword: '^how', filter_article_url: '/blog|/shop' },
    ],
    [
      'for the values of dimensions',
      {
        picks: {
          mapped: ['0'],
          action: ['none'],
          status: ['published'],
          priority: ['low'],
          funnel: ['top'],
          type: ['home'],
          intent: ['none'],
          code: ['404'],
          alert: ['url_conflict'],
        },
        published: { from: '2026-01-01', to: null },
        created: { from: null, to: '2026-02-01' },
      },
      {
        filter_show_in_map: '0',
        filter_action: ['none'],
        filter_status: ['published'],
        filter_priority: ['low'],
        filter_funnel: ['top'],
        filter_type: ['home'],
        filter_intent: ['none'],
        filter_status_code: ['404'],
        filter_alert: ['url_conflict'],
        filter_min_published_at: '2026-01-01',
        filter_max_created_at: '2026-02-01',
      },
    ],
    [
      'for shares of 0 to 1, and for other numbers as they are shown',
      {
        bounds: {
          google_ctr_last: { min: 2, max: 5 },
          cluster_match_rate: { min: 50, max: null },
          google_position_change: { min: null, max: -3 },
        },
      },
      {
        filter_min_google_ctr_last: 0.02,
        filter_max_google_ctr_last: 0.05,
        filter_min_cluster_match_rate: 50,
        filter_max_google_position_change: -3,
      },
    ],
    ['for the clusters of a change', { change: 12 }, { filter_change: 12 }],
    [
      'for a page in another order',
      { sort: { key: 'title', direction: 'ascending' }, page: 3, pageSize: 200 },
      { orderByColumn: 'title', orderByDirection: 'asc', limit: 200, offset: 400 },
    ],
  ])('%s', (_, part, expected) => {
    expect(writeFilter({ ...FIRST_VIEW, ...part })).toEqual({ ...FIRST_FILTER, ...expected })
  })

  test.each(['priority', 'mapped'] as const)('for everything where all values of %s are chosen', (name) => {
    const all = { ...FIRST_VIEW.picks, priority: ['high', 'not set', 'low'], mapped: ['1', '0'] } as const
    const filter = writeFilter({ ...FIRST_VIEW, picks: all })
    expect(Object.keys(filter).filter((key) => key.includes(name === 'mapped' ? 'map' : name))).toEqual([])
  })
})

test('a column that the server does not know leaves the first order', () => {
  expect(readSort({ key: 'alerts', direction: 'ascending' })).toEqual({
    key: 'alerts',
    direction: 'ascending',
  })
  expect(readSort({ key: 'color', direction: 'ascending' })).toEqual(FIRST_VIEW.sort)
})
