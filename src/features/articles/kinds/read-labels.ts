import type { ArticleIntent } from '../rules.ts'
import type { Clues, Found } from './kinds.ts'

const LABELS = ['informational', 'commercial', 'transactional', 'navigational'] as const
type Label = (typeof LABELS)[number]

/** A label that is on fewer of a cluster's searches says nothing about the cluster. */
const LEAST_SHARE = 0.5

/** The intents that files of other tools know and this product has (G-38). */
const INTENT_OF_LABEL: Record<Label, ArticleIntent> = {
  informational: 'informational',
  commercial: 'informational',
  transactional: 'transactional',
  navigational: 'navigational',
}

/**
 * The intent with which most searches of a cluster were imported, by the first label of each keyword; null where no label
 * is on half of them. Keywords of unknown volume count as one search.
 */
export function findLabel(keywords: Clues['keywords']): Label | null {
  const weights = new Map<Label, number>()
  let all = 0
  for (const { intent = null, volume } of keywords) {
    const weight = Math.max(1, volume ?? 1)
    all += weight
    const label = LABELS.find((one) => intent?.toLowerCase().startsWith(one))
    if (label !== undefined) weights.set(label, (weights.get(label) ?? 0) + weight)
  }
  const [most] = [...weights].toSorted(([, a], [, b]) => b - a)
  return most !== undefined && most[1] / all >= LEAST_SHARE ? most[0] : null
}

/** The intent of a label, as it is found where nothing else says one. */
export function intentOfLabel(label: Label): Found<ArticleIntent> & { value: ArticleIntent } {
  return { value: INTENT_OF_LABEL[label], reason: `Its keywords were imported as ${label}.` }
}
