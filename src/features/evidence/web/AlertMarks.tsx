import type { Article } from '#features/articles/web/index.ts'
import { ALERT_NAMES, ALERTS, type Alert } from '#features/advice/rules.ts'
import { IconArrowsLeftRight, IconLinkOff, IconListSearch } from '#ui/icons.ts'
import classes from './AlertMarks.module.css'

type Alerted = Pick<Article, 'alert_cannibalization' | 'alert_url_conflict' | 'alert_no_keywords_mentioned'>

/** The alerts of a cluster as small marks, for cells of tables and for cards; nothing without alerts. */
export function AlertMarks({ article }: { article: Alerted }) {
  const alerts = ALERTS.filter((alert) => article[`alert_${alert}`])
  if (alerts.length === 0) return null
  return (
    <span className={classes.marks}>
      {alerts.map((alert) => (
        <AlertMark key={alert} alert={alert} />
      ))}
    </span>
  )
}

// Each alert has an icon of its own, for people who do not see colours.
const ICONS = {
  cannibalization: IconArrowsLeftRight,
  url_conflict: IconLinkOff,
  no_keywords_mentioned: IconListSearch,
} as const satisfies Record<Alert, unknown>

function AlertMark({ alert }: { alert: Alert }) {
  const Icon = ICONS[alert]
  const { name, shortName, meaning } = ALERT_NAMES[alert]
  return (
    <span className={classes.mark} title={`${name}. ${meaning}`}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {shortName}
    </span>
  )
}
