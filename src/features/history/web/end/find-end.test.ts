import { expect, test } from 'vitest'
import type { HistoryEntry } from '../api.ts'
import { describeEnd } from './describe-end.ts'
import { findEnd } from './find-end.ts'

type Change = Extract<HistoryEntry, { source: 'change' }>

function change(part: Partial<Change>): Change {
  return {
    source: 'change',
    id: 1,
    kind: 'merge',
    undoneKind: null,
    keywords: [],
    articles: [],
    keywordCount: 0,
    articleCount: 0,
    pageCount: 0,
    hub: null,
    userName: 'Ada',
    created_at: '2031-05-05T10:00:00.000Z',
    isUndone: false,
    ...part,
  }
}

const gone = (title: string) => ({ articleId: null, title, newTitle: null, became: 'gone' as const })
const BOOTS = { articleId: 7, title: 'Boots', newTitle: null, became: 'edited' as const }

test('a merge names the cluster that is left', () => {
  expect(findEnd([change({ articles: [gone('Shoes'), BOOTS] })], 'Shoes')).toMatchObject({
    change: { id: 1, kind: 'merge' },
    into: { id: 7, title: 'Boots' },
  })
})

test('a cluster that was renamed by the merge has its new title', () => {
  const renamed = { ...BOOTS, newTitle: 'All boots' }
  expect(findEnd([change({ articles: [gone('Shoes'), renamed] })], 'Shoes')?.into?.title).toBe('All boots')
})

test('a deletion leads nowhere', () => {
  const entry = change({ id: 4, kind: 'reset articles', articles: [gone('Shoes'), BOOTS] })
  expect(findEnd([entry], 'Shoes')).toMatchObject({ change: { id: 4 }, into: null })
})

test.each([
  ['of another title', change({ articles: [gone('Laces')] })],
  ['that was undone', change({ articles: [gone('Shoes')], isUndone: true })],
  ['that only edited it', change({ articles: [{ ...BOOTS, title: 'Shoes' }] })],
])('a change %s is no end', (_name, entry) => {
  expect(findEnd([entry], 'Shoes')).toBeNull()
})

test.each([
  [{ kind: 'merge', articles: [gone('Shoes'), BOOTS] }, 'It was merged into “Boots”'],
  [{ kind: 'merge', articles: [gone('Shoes')] }, 'It is gone: clusters merged'],
  [{ kind: 'delete articles', articles: [gone('Shoes')] }, 'It was deleted, and its keywords were excluded'],
  [{ kind: 'recluster', articles: [gone('Shoes')] }, 'It is gone: new clustering applied'],
] satisfies [Partial<Change>, string][])('the end by %j in words', (part, words) => {
  const end = findEnd([change(part)], 'Shoes')
  expect(end && describeEnd(end)).toBe(words)
})
