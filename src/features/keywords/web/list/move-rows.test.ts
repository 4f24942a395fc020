import { expect, test } from 'vitest'
import type { Keyword } from '../api.ts'
import { moveRows, type KeywordPage } from './move-rows.ts'

const ROW: Keyword = {
  id: 1,
  keyword_id: 1,
  keyword: 'running shoes',
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
  title: 'Running',
  article_id: 7,
  status: 'in_plan',
  excluded: false,
  in_queue: false,
  source: 'upload',
  score: null,
  isSelectable: true,
}
const PAGE: KeywordPage = {
  keywords: [ROW, { ...ROW, id: 2 }, { ...ROW, id: 3, status: 'excluded', excluded: true, article_id: null }],
  keywordCounts: { inPlanCount: 2, notInPlanCount: 0, excludedCount: 1, totalCount: 3, filteredCount: 3 },
}

test('a row that is excluded leaves the list of active keywords, and all counts change', () => {
  const active = {
    keywords: PAGE.keywords.slice(0, 2),
    keywordCounts: { ...PAGE.keywordCounts, filteredCount: 2 },
  }
  const { keywords, keywordCounts } = moveRows(active, {
    ids: new Set([2]),
    to: 'excluded',
    shown: 'in_plan',
  })
  expect(keywords).toEqual([ROW])
  expect(keywordCounts).toEqual({
    inPlanCount: 1,
    notInPlanCount: 0,
    excludedCount: 2,
    totalCount: 3,
    filteredCount: 1,
  })
})

test('a row that is reset stays in the list of all keywords, without its cluster', () => {
  const { keywords, keywordCounts } = moveRows(PAGE, {
    ids: new Set([1, 3]),
    to: 'not_in_plan',
    shown: null,
  })
  expect(keywords.map(({ status, title, excluded }) => [status, title, excluded])).toEqual([
    ['not_in_plan', null, false],
    ['in_plan', 'Running', false],
    ['not_in_plan', null, false],
  ])
  expect(keywordCounts).toEqual({
    ...PAGE.keywordCounts,
    inPlanCount: 1,
    notInPlanCount: 2,
    excludedCount: 0,
  })
})

test('a row that has the new status already is not counted again', () => {
  const moved = moveRows(PAGE, { ids: new Set([3, 99]), to: 'excluded', shown: null })
  expect(moved).toEqual(PAGE)
})
