import type { Tone } from '#ui/StatusChip.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { ProposedCluster } from '../api.ts'

type Flow = ProposedCluster['joined'][number]

/** What becomes of a cluster, in a word or two. */
export function describeFate({ kind, fate }: ProposedCluster): { word: string; tone: Tone } | null {
  if (kind === 'new') return { word: 'New', tone: 'good' }
  if (fate === 'merged') return { word: 'Merged', tone: 'busy' }
  if (fate === 'split') return { word: 'Split', tone: 'warning' }
  return kind === 'gone' ? { word: 'Gone', tone: 'warning' } : null
}

/** What is not told by the keywords that come and go: "Merged into “Boots”. It goes." */
export function describeEnd({ kind, mergedInto, staysEmpty }: ProposedCluster): string | null {
  const into = mergedInto === null ? [] : [`Most of its keywords go into ${nameOf(mergedInto)}.`]
  const end = kind !== 'gone' ? [] : [staysEmpty ? STAYS_EMPTY : 'Nothing is left of it: it goes.']
  const sentences = [...into, ...end]
  return sentences.length === 0 ? null : sentences.join(' ')
}

const STAYS_EMPTY = 'It stays without keywords, because somebody has worked on it.'

/** "2 joined from “Trail shoes”", "5 left to “Running shoes” (new)". */
export function describeFlow(flow: Flow, way: 'from' | 'to'): string {
  return `${formatCount(flow.count)} ${way === 'from' ? 'joined from' : 'left to'} ${nameOf(flow)}`
}

/** The first keywords of a flow and how many there are besides. */
export function nameKeywords({ count, keywords }: Flow, most: number): { shown: string[]; more: number } {
  const shown = keywords.slice(0, most)
  return { shown, more: count - shown.length }
}

function nameOf({ articleId, title }: Pick<Flow, 'articleId' | 'title'>): string {
  if (title === '') return 'no cluster'
  return articleId === null ? `“${title}” (new)` : `“${title}”`
}
