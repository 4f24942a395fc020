import type { Action } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
} from '#features/articles/rules.ts'
import {
  ARTICLE_TYPE_NAMES,
  FUNNEL_NAMES,
  INTENT_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
} from '#features/articles/web/index.ts'

/** The actions for a page as they are shown (N-36), but for the one that only says that data are missing. */
export const ACTION_NAMES = {
  leave: 'Leave',
  update: 'Update',
  merge: 'Merge',
  delete: 'Delete',
} as const satisfies Partial<Record<Action, string>>

interface Option<Value> {
  value: Value
  label: string
}

function nameAll<const Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): Option<Value>[] {
  return values.map((value) => ({ value, label: names[value] }))
}

export const OPTIONS = {
  status: nameAll(ARTICLE_STATUSES, STATUS_NAMES),
  priority: nameAll(ARTICLE_PRIORITIES, PRIORITY_NAMES),
  type: nameAll(ARTICLE_TYPES, ARTICLE_TYPE_NAMES),
  intent: nameAll(ARTICLE_INTENTS, INTENT_NAMES),
  funnel: nameAll(ARTICLE_FUNNELS, FUNNEL_NAMES),
} as const
