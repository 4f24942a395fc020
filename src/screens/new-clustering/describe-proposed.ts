import type { Tone } from '#ui/status/StatusChip.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { ProposedCluster } from '#features/clustering/web/index.ts'

type Flow = ProposedCluster['joined'][number]

/** What becomes of a cluster, in one word; null if it only loses or gains keywords. */
export function describeFate({ kind, fate }: ProposedCluster): { word: string; tone: Tone } | null {
  if (kind === 'new') return { word: 'New', tone: 'good' }
  if (fate === 'merged') return { word: 'Merged', tone: 'busy' }
  if (fate === 'split') return { word: 'Split', tone: 'warning' }
  return kind === 'gone' ? { word: 'Gone', tone: 'warning' } : null
}

const PARTS_NAMED = 3

/** The clusters that get the keywords of a cluster, with a lead such as "Taken over by" or "Split into". */
export function describeParts({ kind, fate, parts }: ProposedCluster) {
  const named = kind !== 'gone' && fate === 'merged' ? 1 : PARTS_NAMED
  return {
    lead:
      kind === 'gone' ? 'Taken over by' : fate === 'split' ? 'Split into' : 'Most of its keywords go into',
    shown: parts.slice(0, named),
    more: kind !== 'gone' && fate === 'merged' ? 0 : Math.max(0, parts.length - named),
  }
}

/** Whether a cluster without keywords is deleted or stays empty; null for a cluster with keywords. */
export function describeEnd({ kind, staysEmpty }: ProposedCluster): string | null {
  if (kind !== 'gone') return null
  return staysEmpty ? STAYS_EMPTY : 'No keyword is left in it: it goes.'
}

const STAYS_EMPTY = 'It stays without keywords, because somebody has worked on it.'

/** "2 joined from “Trail shoes”", "5 left to “Running shoes” (new)". */
export function describeFlow(flow: Flow, way: 'from' | 'to'): string {
  return `${formatCount(flow.count)} ${way === 'from' ? 'joined from' : 'left to'} ${nameOf(flow)}`
}

/** The first keywords of a flow, and the number of the others. */
export function nameKeywords({ count, keywords }: Flow, most: number): { shown: string[]; more: number } {
  const shown = keywords.slice(0, most)
  return { shown, more: count - shown.length }
}

function nameOf({ articleId, title }: Pick<Flow, 'articleId' | 'title'>): string {
  if (title === '') return 'no cluster'
  return articleId === null ? `“${title}” (new)` : `“${title}”`
}
