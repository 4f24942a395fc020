import type { HistoryEntry } from '../api.ts'

type Change = Extract<HistoryEntry, { source: 'change' }>

export interface ClusterEnd {
  change: Pick<Change, 'id' | 'kind' | 'userName' | 'created_at' | 'isUndone'>
  /** The cluster that it was merged into. */
  into: { id: number; title: string } | null
}

/** The last change that ended a cluster of this title, the first entry being the latest; null where none is known. */
export function findEnd(entries: readonly HistoryEntry[], title: string): ClusterEnd | null {
  for (const entry of entries) {
    if (entry.source !== 'change' || entry.isUndone) continue
    if (!entry.articles.some((article) => article.became === 'gone' && article.title === title)) continue
    return { change: entry, into: entry.kind === 'merge' ? findTarget(entry) : null }
  }
  return null
}

function findTarget({ articles }: Change): ClusterEnd['into'] {
  const target = articles.find(({ became }) => became === 'edited')
  const title = target?.newTitle ?? target?.title ?? null
  return target === undefined || target.articleId === null || title === null
    ? null
    : { id: target.articleId, title }
}
