import { expect, test } from 'vitest'
import { listChoices } from './list-choices.ts'

const seen = (id: number, keyword: string, impressions: number | null, more = {}) => ({
  id,
  keyword,
  article_id: 7,
  title: 'Boots',
  excluded: false,
  google_impressions_last: impressions,
  ...more,
})

test('keywords of the cluster and inactive ones are offered, others only shown, each with its impressions', () => {
  const choices = listChoices({
    seen: [
      seen(1, 'sandals', 900, { article_id: 8, title: 'Sandals for long days in the summer' }),
      seen(2, 'boots', 1200),
      seen(3, 'boots sale', 40, { article_id: null, title: null }),
      seen(4, 'boots logo', 30, { article_id: null, title: null, excluded: true }),
      seen(5, 'hiking boots', null),
    ],
    ofCluster: [
      { id: 2, keyword: 'boots' },
      { id: 6, keyword: 'winter boots' },
    ],
    articleId: 7,
    isMeasured: true,
  })
  expect(choices).toEqual([
    { value: '2', label: 'boots', note: 'Impressions: 1,200' },
    { value: '3', label: 'boots sale', note: 'Inactive, joins the cluster · Impressions: 40' },
    { value: '5', label: 'hiking boots', note: 'Impressions: –' },
    { value: '6', label: 'winter boots', note: 'Impressions: 0' },
    {
      value: '1',
      label: 'sandals',
      note: 'In “Sandals for long days i…” · Impressions: 900',
      isDisabled: true,
    },
    { value: '4', label: 'boots logo', note: 'Excluded · Impressions: 30', isDisabled: true },
  ])
})

test('impressions are unknown where none were imported', () => {
  const [choice] = listChoices({
    seen: [],
    ofCluster: [{ id: 2, keyword: 'boots' }],
    articleId: 7,
    isMeasured: false,
  })
  expect(choice).toEqual({ value: '2', label: 'boots', note: 'Impressions: –' })
})
