import { expect, test } from 'vitest'
import { FIRST_VIEW, type ClustersView } from '../clusters-view.ts'
import { listChips } from './list-chips.ts'

const FILTERED: Partial<ClustersView> = {
  texts: { titles: 'shown in the field', keywords: 'boots', urls: '' },
  picks: { ...FIRST_VIEW.picks, priority: [], alert: ['url_conflict', 'none'] },
  published: { from: '2026-01-01', to: '2026-02-01' },
  bounds: { google_ctr_last: { min: 2, max: 5 }, google_impressions_change: { min: null, max: -1 } },
  change: 3,
}

test('every filter that differs from the default has a chip, and its removal leaves the others', () => {
  const view = { ...FIRST_VIEW, ...FILTERED }
  const chips = listChips(view)
  expect(chips.map(({ text }) => text)).toEqual([
    'Keyword: boots',
    'Priority: all',
    'Alerts: URL conflict, None',
    'Publish date: 2026-01-01 to 2026-02-01',
    'Cluster CTR: 2%–5%',
    'Cluster impressions change: up to −1',
    'Clusters of one clustering',
  ])
  for (const { text, remove } of chips) {
    const part = typeof remove === 'function' ? remove(view) : remove
    const left = listChips({ ...view, ...part }).map((chip) => chip.text)
    expect(left).toEqual(chips.map((chip) => chip.text).filter((one) => one !== text))
  }
  expect(listChips(FIRST_VIEW)).toEqual([])
})
