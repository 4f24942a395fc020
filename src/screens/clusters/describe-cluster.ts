import { ACTION_NAMES, ALERT_NAMES, ALERTS, type Action, type Alert } from '#features/advice/rules.ts'
import { type Article } from '#features/articles/web/index.ts'
import type { RowTone } from '#ui/table/columns.ts'

type Advised = Pick<Article, 'action' | 'suggested_action' | 'suggested_action_reason'>

const TONES: Partial<Record<Action, 'green' | 'red' | 'pink' | 'orange'>> = {
  leave: 'green',
  delete: 'red',
  merge: 'pink',
  update: 'orange',
}

/** F-077: the colour of a cluster's row, by the chosen action or else by the suggested one. */
export function toneOf({ action, suggested_action: suggested }: Advised): RowTone | undefined {
  const tone = TONES[action ?? suggested ?? 'not-enough-data']
  if (tone === undefined) return undefined
  return action === null ? tone : `${tone}-strong`
}

/** "Update, chosen", "Merge, suggested: Two pages compete."; null without an action. */
export function describeAction(advised: Advised): string | null {
  const { action, suggested_action: suggested, suggested_action_reason: reason } = advised
  if (action !== null)
    return suggested === null || suggested === action
      ? `${ACTION_NAMES[action]}, chosen`
      : `${ACTION_NAMES[action]}, chosen; suggested: ${ACTION_NAMES[suggested]}`
  if (suggested === null) return null
  return `${ACTION_NAMES[suggested]}, suggested${reason === null ? '' : `: ${reason}`}`
}

/** The alerts of a cluster (F-089). */
export function listAlerts(article: Article): readonly Alert[] {
  return ALERTS.filter((alert) => article[`alert_${alert}`])
}

/** "Cannibalization, URL conflict" */
export function nameAlerts(article: Article): string {
  return listAlerts(article)
    .map((alert) => ALERT_NAMES[alert].name)
    .join(', ')
}
