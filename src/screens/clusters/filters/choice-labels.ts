import { ACTION_NAMES, ALERT_NAMES, ALERTS } from '#features/advice/rules.ts'
import { NONE } from '#features/articles/rules.ts'
import {
  ARTICLE_TYPE_NAMES,
  DIMENSION_NAMES,
  FUNNEL_NAMES,
  INTENT_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
} from '#features/articles/web/index.ts'
import { CHOICES, type PickName } from '../view/picks.ts'

/** The dimensions that are filtered by choices, as people read them. */
export const PICK_NAMES: Record<PickName, string> = {
  mapped: DIMENSION_NAMES.show_in_map,
  action: DIMENSION_NAMES.action,
  status: DIMENSION_NAMES.status,
  priority: DIMENSION_NAMES.priority,
  funnel: DIMENSION_NAMES.funnel,
  type: DIMENSION_NAMES.type,
  intent: DIMENSION_NAMES.intent,
  code: DIMENSION_NAMES.status_code,
  alert: DIMENSION_NAMES.alerts,
}

const LABELS: Record<PickName, Record<string, string>> = {
  mapped: { 1: 'Yes', 0: 'No' },
  action: { ...ACTION_NAMES, [NONE]: 'None' },
  status: STATUS_NAMES,
  priority: PRIORITY_NAMES,
  funnel: { ...FUNNEL_NAMES, [NONE]: 'Not known' },
  type: { ...ARTICLE_TYPE_NAMES, [NONE]: 'Not known' },
  intent: { ...INTENT_NAMES, [NONE]: 'Not known' },
  code: { [NONE]: 'None' },
  alert: { ...Object.fromEntries(ALERTS.map((alert) => [alert, ALERT_NAMES[alert].name])), [NONE]: 'None' },
}

/** The name of one choice of a dimension. */
export function labelChoice(name: PickName, value: string): string {
  return LABELS[name][value] ?? value
}

/** The choices of a dimension with their names. */
export function listOptions(name: PickName): readonly { value: string; label: string }[] {
  return CHOICES[name].map((value) => ({ value, label: labelChoice(name, value) }))
}
