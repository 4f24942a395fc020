import { expect, test } from 'vitest'
import { chooseFixes, type FixFacts } from './choose-fixes.ts'
import type { Action } from './rules.ts'

const url = (id: number) => `https://shop.example/${id}`
const named = (id: number) => ({ page_id: id, url: url(id) })
const cluster = (id: number, part: object = {}) => ({
  article_id: id,
  title: `Cluster ${id}`,
  is_locked: false,
  keyword_count: 3,
  volume: 100,
  article_id_locked: false,
  ...part,
})
const rival = (id: number, part: object = {}) => ({ ...cluster(id), overlap: 5, ...part })
const page = (id: number, part: Partial<FixFacts['pages'][number]> = {}) => ({
  ...named(id),
  action: null,
  competes: true,
  cluster: null,
  ...part,
})
const own = { cluster: cluster(1) }
const advice = (id: number, part: Partial<NonNullable<FixFacts['advice']>> = {}) => ({
  page: named(id),
  suggested_action: null,
  reason: null,
  gain: 0,
  merge_with: null,
  action: null,
  ...part,
})

/** Cluster 1 with page 7, which is not seen. */
const CALM: FixFacts = {
  alerts: [],
  article: cluster(1),
  advice: advice(7),
  pages: [],
  rivals: [],
  minimumScore: 4,
}
/** Page 8 is seen more than the cluster's page 7. */
const CONFLICT: FixFacts = {
  ...CALM,
  alerts: ['cannibalization', 'url_conflict'],
  pages: [page(8), page(7, own)],
}
/** The cluster's page 7 is seen most, and page 8 competes with it. */
const RIVALRY: FixFacts = { ...CALM, alerts: ['cannibalization'], pages: [page(7, own), page(8)] }
const UNMENTIONED: FixFacts = { ...CALM, alerts: ['no_keywords_mentioned'] }
const taken = { cluster: cluster(2) }
const suggests = (suggested: Action, action: Action | null = null) =>
  advice(7, { suggested_action: suggested, action })

/** "match-page 8 from 2": the fixes in a few words; the recommended one has a star. */
function listFixes(facts: FixFacts): string[] {
  return chooseFixes(facts).map((fix) => `${fix.isRecommended ? '*' : ''}${describe(fix)}`)
}

function describe(fix: ReturnType<typeof chooseFixes>[number]): string {
  switch (fix.code) {
    case 'match-page':
      return `match-page ${fix.page.page_id}${fix.takenFrom ? ` from ${fix.takenFrom.article_id}` : ''}`
    case 'unlock-match':
      return `unlock-match ${fix.page.page_id} of ${fix.article.article_id}`
    case 'merge-clusters':
      return `merge-clusters ${fix.from.article_id} into ${fix.into.article_id}`
    case 'merge-pages':
    case 'update-page':
    case 'follow-advice':
    case 'leave':
      return `${fix.code} ${fix.page.page_id} ${fix.action}${fix.mergeWith ? ` with ${fix.mergeWith.page_id}` : ''}`
  }
}

const ENDS = ['merge-pages 7 merge with 8', 'leave 7 leave']

test.each<[string, FixFacts, string[]]>([
  ['nothing is wrong and nothing is suggested', CALM, []],
  ['no page and no search data', { ...CALM, advice: null }, []],
  ['the suggestion is to leave it', { ...CALM, advice: suggests('leave') }, []],
  ['there is too little data', { ...CALM, advice: suggests('not-enough-data') }, []],
  [
    'an update is suggested',
    { ...CALM, advice: suggests('update') },
    ['*follow-advice 7 update', 'leave 7 leave'],
  ],
  ['the suggested update is chosen', { ...CALM, advice: suggests('update', 'update') }, ['leave 7 leave']],
  [
    'a user chose another action than is suggested',
    { ...CALM, advice: suggests('update', 'delete') },
    ['follow-advice 7 update', 'leave 7 leave'],
  ],
  [
    'a merge is suggested',
    { ...CALM, advice: { ...suggests('merge'), merge_with: named(8) } },
    ['*follow-advice 7 merge with 8', 'leave 7 leave'],
  ],

  ['a free page is seen more', CONFLICT, ['*match-page 8', ...ENDS]],
  [
    'the match is locked, and a free page is seen more',
    { ...CONFLICT, article: cluster(1, { article_id_locked: true }) },
    ['*unlock-match 7 of 1', ...ENDS],
  ],
  [
    'the page of another cluster is seen more',
    { ...CONFLICT, pages: [page(8, taken), page(7, own)] },
    ['match-page 8 from 2', '*merge-pages 7 merge with 8', 'leave 7 leave'],
  ],
  [
    'the page of a cluster with a locked match is seen more',
    {
      ...CONFLICT,
      pages: [page(8, { cluster: cluster(2, { article_id_locked: true }) }), page(7, own)],
    },
    ['unlock-match 8 of 2', '*merge-pages 7 merge with 8', 'leave 7 leave'],
  ],
  [
    'a page is seen, and the cluster has none',
    { ...CONFLICT, advice: null, pages: [page(8), page(9)] },
    ['*match-page 8', 'merge-pages 9 merge with 8', 'leave 8 leave'],
  ],
  [
    'a user took the page from the cluster',
    { ...CONFLICT, article: cluster(1, { article_id_locked: true }), advice: null, pages: [page(8)] },
    ['match-page 8', 'leave 8 leave'],
  ],
  [
    'the state is accepted',
    {
      ...CONFLICT,
      advice: advice(7, { action: 'leave' }),
      pages: [page(8), page(7, { ...own, action: 'leave' })],
    },
    ['match-page 8', 'merge-pages 7 merge with 8'],
  ],

  [
    'the rival has fewer searches',
    { ...CONFLICT, pages: [page(8, taken), page(7, own)], rivals: [rival(2, { volume: 99 })] },
    ['match-page 8 from 2', '*merge-clusters 2 into 1', ...ENDS],
  ],
  [
    'the rival has as many searches',
    { ...RIVALRY, rivals: [rival(2)] },
    ['*merge-clusters 2 into 1', 'merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  [
    'the rival has more searches',
    { ...RIVALRY, rivals: [rival(2, { volume: 101 })] },
    ['*merge-clusters 1 into 2', 'merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  [
    'of two rivals one shares more',
    { ...RIVALRY, rivals: [rival(2), rival(3, { overlap: 6 })] },
    ['*merge-clusters 3 into 1', 'merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  [
    'the rival shares just enough',
    { ...RIVALRY, rivals: [rival(2, { overlap: 4 })] },
    ['*merge-clusters 2 into 1', 'merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  ...[
    ['shares too little', rival(2, { overlap: 3.99 }), cluster(1)] as const,
    ['has no known results', rival(2, { overlap: null }), cluster(1)] as const,
    ['is locked', rival(2, { is_locked: true }), cluster(1)] as const,
    ['could merge but the cluster is locked', rival(2), cluster(1, { is_locked: true })] as const,
  ].map(([name, other, article]): [string, FixFacts, string[]] => [
    `the rival ${name}`,
    { ...RIVALRY, article, rivals: [other] },
    ['*merge-pages 8 merge with 7', 'leave 7 leave'],
  ]),
  [
    'no conflict makes a rival one to merge with',
    { ...UNMENTIONED, rivals: [rival(2)] },
    ['*update-page 7 update', 'leave 7 leave'],
  ],

  [
    'the weaker page serves another cluster',
    { ...RIVALRY, pages: [page(7, own), page(8, taken)] },
    ['merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  [
    'the weaker page serves another cluster, and a merge is suggested',
    { ...RIVALRY, advice: suggests('merge'), pages: [page(7, own), page(8, taken)] },
    ['*merge-pages 8 merge with 7', 'follow-advice 7 merge', 'leave 7 leave'],
  ],
  [
    'the suggested merge is the same as that of the weaker page',
    { ...CONFLICT, advice: suggests('merge') },
    ['*match-page 8', ...ENDS],
  ],
  [
    'the weaker page is to be merged already',
    { ...RIVALRY, pages: [page(7, own), page(8, { action: 'merge' })] },
    ['leave 7 leave'],
  ],
  [
    'something else was chosen for the weaker page',
    { ...RIVALRY, pages: [page(7, own), page(8, { action: 'update' })] },
    ['merge-pages 8 merge with 7', 'leave 7 leave'],
  ],
  [
    'a page that is hardly seen does not compete',
    {
      ...CONFLICT,
      pages: [page(8), page(9), page(7, { ...own, competes: false })],
    },
    ['*match-page 8', 'merge-pages 9 merge with 8', 'leave 7 leave'],
  ],

  ['the page names no keyword', UNMENTIONED, ['*update-page 7 update', 'leave 7 leave']],
  [
    'the page names no keyword, and an update is suggested',
    { ...UNMENTIONED, advice: suggests('update') },
    ['*update-page 7 update', 'leave 7 leave'],
  ],
  [
    'the page names no keyword, and its update is chosen',
    { ...UNMENTIONED, advice: advice(7, { action: 'update' }) },
    ['leave 7 leave'],
  ],
])('what can be done when %s', (_, facts, expected) => {
  expect(listFixes(facts)).toEqual(expected)
})

test('an action says what was chosen before, so that it can be undone', () => {
  const [follow] = chooseFixes({ ...CALM, advice: suggests('update', 'delete') })
  expect(follow).toMatchObject({ actionBefore: 'delete' })
})

test('a merge of clusters says how many keywords move, and their overlap to one decimal', () => {
  const rivals = [rival(2, { volume: 1, keyword_count: 9, overlap: 4.06 })]
  const [merge] = chooseFixes({ ...RIVALRY, rivals })
  expect(merge).toMatchObject({ from: { keyword_count: 9 }, overlap: 4.1 })
})
