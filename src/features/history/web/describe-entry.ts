import type { CHANGE_KINDS } from '#features/articles/rules.ts'
import type { HistoryEntry } from './api.ts'

type Change = Extract<HistoryEntry, { source: 'change' }>
type Import = Extract<HistoryEntry, { source: 'import' | 'import undone' }>

/** What a user or a run did. */
export const KIND_WORDS = {
  exclude: 'Keywords excluded',
  reset: 'Keywords made inactive',
  include: 'Keywords no longer excluded',
  move: 'Keywords moved',
  create: 'Cluster created',
  'delete articles': 'Clusters deleted, keywords excluded',
  'reset articles': 'Clusters deleted, keywords made inactive',
  merge: 'Clusters merged',
  rename: 'Cluster renamed',
  lock: 'Clusters locked',
  unlock: 'Clusters unlocked',
  'move to hub': 'Hub of clusters changed',
  'place in map': 'Clusters moved on the map',
  cluster: 'Inactive keywords clustered',
  recluster: 'New clustering applied',
  'match page': 'Page matched with a cluster',
  'unmatch page': 'Page taken from its cluster',
  'lock page': 'Matches locked',
  'unlock page': 'Matches unlocked',
  'exclude pages': 'Pages excluded',
  'main keyword': 'Main keyword chosen',
  'favorite page': 'Page made a favorite',
  favorite: 'Clusters added to favorites',
  unfavorite: 'Clusters removed from favorites',
  priority: 'Priority of clusters changed',
  status: 'Status of clusters changed',
  type: 'Type of clusters changed',
  intent: 'Intent of clusters changed',
  funnel: 'Funnel of clusters changed',
  'rename hub': 'Hub renamed',
  'edit hub': 'Hub edited',
  'create hubs': 'Hubs created',
  'delete hub': 'Hubs deleted',
  'exclude hub': 'Clusters of a hub deleted, keywords excluded',
  undo: 'Change undone',
} as const satisfies Record<(typeof CHANGE_KINDS)[number], string>

const SEARCH_WORDS = {
  'search-import': 'Search Console imported',
  'search-file': 'Search data imported from a file',
} as const

/** "Clusters merged", "Undone: clusters merged", "Keywords added from words.csv". */
export function nameEntry(entry: HistoryEntry): string {
  switch (entry.source) {
    case 'change':
      return nameChange(entry)
    case 'import':
      return nameImport(entry)
    case 'import undone':
      return nameUndo(nameImport(entry))
    case 'search data':
      return SEARCH_WORDS[entry.from]
  }
}

function nameChange({ kind, undoneKind, hub }: Change): string {
  if (kind === 'move to hub' && hub !== null) return `Clusters moved to the hub “${hub}”`
  if (kind === 'place in map' && hub !== null) return `${KIND_WORDS[kind]}, to the hub “${hub}”`
  if (hub !== null) return `${KIND_WORDS[kind]}: “${hub}”`
  return kind === 'undo' && undoneKind !== null ? nameUndo(KIND_WORDS[undoneKind]) : KIND_WORDS[kind]
}

function nameImport({ kind, label }: Import): string {
  switch (kind) {
    case 'file':
      return label === '' ? 'Keywords added from a file' : `Keywords added from ${label}`
    case 'paste':
      return 'Keywords added from a list'
    case 'related':
      return 'Related keywords added'
    case 'ai':
      return 'Keywords from AI added'
    case 'rules':
      return label === '' ? 'Suggested keywords added' : `Keywords added for the hub ${label}`
  }
}

function nameUndo(name: string): string {
  return `Undone: ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** Whether there is a button to undo an entry, it was undone, or it cannot be undone. */
export function undoStateOf(entry: HistoryEntry): 'can be undone' | 'undone' | null {
  switch (entry.source) {
    case 'change':
      return entry.isUndone ? 'undone' : 'can be undone'
    case 'import':
      return entry.undone_at === null ? 'can be undone' : 'undone'
    case 'import undone':
      return 'can be undone'
    case 'search data':
      return null
  }
}

/** The last entry that is in effect; null where it is not known, beside rows of another page or after the first page. */
export function findLast({
  entries,
  page,
  isPlaceholderData,
}: {
  entries: readonly HistoryEntry[]
  page: number
  isPlaceholderData: boolean
}): HistoryEntry | null {
  if (page > 1 || isPlaceholderData) return null
  return entries.find((entry) => undoStateOf(entry) === 'can be undone') ?? null
}

/** Whether an entry is the undo of another one. */
export function isUndo(entry: HistoryEntry): boolean {
  return entry.source === 'import undone' || (entry.source === 'change' && entry.kind === 'undo')
}

/** Who did it, and when. */
export function signEntry(entry: HistoryEntry): { userName: string | null; at: string } {
  if (entry.source === 'import undone')
    return { userName: entry.undoneBy, at: entry.undone_at ?? entry.created_at }
  return { userName: entry.userName, at: entry.created_at }
}

/** A key of an entry that no other entry has. */
export function keyOf(entry: HistoryEntry): string {
  if (entry.source === 'search data') return `search data ${entry.runId}`
  return entry.source === 'change' ? `change ${entry.id}` : `${entry.source} ${entry.importId}`
}
