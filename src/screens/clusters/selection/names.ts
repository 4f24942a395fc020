import type { Action } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '#features/articles/rules.ts'

/** The actions for a page as they are shown (N-36), but for the one that only says that data are missing. */
export const ACTION_NAMES = {
  leave: 'Leave',
  update: 'Update',
  merge: 'Merge',
  delete: 'Delete',
} as const satisfies Partial<Record<Action, string>>

const NAMES: Record<string, string> = { 'buyers-guide': "Buyer's guide" }

interface Option<Value> {
  value: Value
  label: string
}

function nameAll<const Value extends string>(values: readonly Value[]): Option<Value>[] {
  return values.map((value) => ({
    value,
    label: NAMES[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }))
}

export const OPTIONS = {
  status: nameAll(ARTICLE_STATUSES),
  priority: nameAll(ARTICLE_PRIORITIES),
  type: nameAll(ARTICLE_TYPES),
  intent: nameAll(ARTICLE_INTENTS),
  funnel: nameAll(ARTICLE_FUNNELS),
} as const
