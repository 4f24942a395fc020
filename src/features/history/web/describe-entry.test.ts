import { expect, test } from 'vitest'
import { CHANGE_KINDS } from '#features/articles/rules.ts'
import type { HistoryEntry } from './api.ts'
import { findLast, KIND_WORDS, keyOf, nameEntry, signEntry, undoStateOf } from './describe-entry.ts'

const change = {
  source: 'change',
  id: 7,
  kind: 'merge',
  undoneKind: null,
  keywords: [],
  articles: [],
  keywordCount: 2,
  articleCount: 2,
  pageCount: 0,
  hub: null,
  userName: 'Ada',
  created_at: '2031-05-01T00:00:00Z',
  isUndone: false,
} as const satisfies HistoryEntry

const imported = {
  source: 'import',
  importId: 7,
  kind: 'file',
  label: 'words.csv',
  added: 3,
  joined: 0,
  skipped: 0,
  skippedReasons: [],
  examples: [],
  userName: 'Ada',
  created_at: '2031-05-01T00:00:00Z',
  ended_at: '2031-05-01T00:00:00Z',
  undone_at: '2031-05-02T00:00:00Z',
  undoneBy: 'Bo',
  removed: 3,
} as const satisfies HistoryEntry

const searched = {
  source: 'search data',
  runId: 7,
  from: 'search-import',
  state: 'done',
  reason: null,
  userName: 'Ada',
  created_at: '2031-05-01T00:00:00Z',
} as const satisfies HistoryEntry

test.each<[HistoryEntry, string, string | null]>([
  [change, 'Clusters merged', 'can be undone'],
  [{ ...change, isUndone: true }, 'Clusters merged', 'undone'],
  [{ ...change, kind: 'undo', undoneKind: 'merge' }, 'Undone: clusters merged', 'can be undone'],
  [{ ...change, kind: 'undo' }, 'Change undone', 'can be undone'],
  [{ ...change, kind: 'move to hub', hub: 'Boots' }, 'Clusters moved to the hub “Boots”', 'can be undone'],
  [
    { ...change, kind: 'place in map', hub: 'Boots' },
    'Clusters moved on the map, to the hub “Boots”',
    'can be undone',
  ],
  [{ ...change, kind: 'place in map' }, 'Clusters moved on the map', 'can be undone'],
  [imported, 'Keywords added from words.csv', 'undone'],
  [{ ...imported, undone_at: null, kind: 'paste' }, 'Keywords added from a list', 'can be undone'],
  [{ ...imported, source: 'import undone' }, 'Undone: keywords added from words.csv', 'can be undone'],
  [searched, 'Search Console imported', null],
])('the entry %o is called “%s” and %s', (entry, name, state) => {
  expect(nameEntry(entry)).toBe(name)
  expect(undoStateOf(entry)).toBe(state)
})

test('an import and its undo name who did each, and when', () => {
  expect(signEntry(imported)).toEqual({ userName: 'Ada', at: '2031-05-01T00:00:00Z' })
  expect(signEntry({ ...imported, source: 'import undone' })).toEqual({
    userName: 'Bo',
    at: '2031-05-02T00:00:00Z',
  })
})

test('entries of different sources with one id have keys of their own', () => {
  const entries = [change, imported, { ...imported, source: 'import undone' as const }, searched]
  expect(new Set(entries.map((entry) => keyOf(entry))).size).toBe(entries.length)
})

test('every kind of change has words of its own', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...CHANGE_KINDS].toSorted())
  expect(new Set(Object.values(KIND_WORDS)).size).toBe(CHANGE_KINDS.length)
})

test('the last entry in effect is known only from the rows of the first page', () => {
  const entries = [searched, { ...change, isUndone: true }, { ...change, id: 6 }, { ...change, id: 5 }]
  expect(findLast({ entries, page: 1, isPlaceholderData: false })).toBe(entries[2])
  expect(findLast({ entries, page: 1, isPlaceholderData: true })).toBeNull()
  expect(findLast({ entries, page: 2, isPlaceholderData: false })).toBeNull()
  expect(findLast({ entries: [searched], page: 1, isPlaceholderData: false })).toBeNull()
})
