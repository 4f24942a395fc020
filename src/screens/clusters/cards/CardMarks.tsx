import { ACTION_NAMES, ALERT_NAMES } from '#features/advice/rules.ts'
import { describeWritten } from '#features/articles/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { IconAlertTriangle, IconCircleCheck, IconWriting } from '#ui/icons.ts'
import { listAlerts } from '../describe-cluster.ts'
import classes from './CardMarks.module.css'

interface CardMarksProps {
  cluster: Article
  /** Opens what the action and the alerts follow from. */
  onOpenEvidence: (articleId: number) => void
  onWrite: (cluster: Article) => void
}

/** The action for the page of a cluster, its alerts (F-089), and a button to write it, unless it is written (F-078). */
export function CardMarks({ cluster, onOpenEvidence, onWrite }: CardMarksProps) {
  const { action, suggested_action: suggested, suggested_action_reason: reason } = cluster
  const shown = action ?? suggested
  const written = describeWritten(cluster)
  const open = () => onOpenEvidence(cluster.id)
  return (
    <div className={classes.marks}>
      {shown !== null && (
        <button
          type="button"
          className={classes.action}
          data-action={shown}
          data-chosen={action !== null || undefined}
          title={action === null ? (reason ?? 'Suggested') : 'Chosen'}
          onClick={open}
        >
          {ACTION_NAMES[shown]}
          {shown !== 'not-enough-data' && (
            <span className={classes.by}>{action === null ? 'suggested' : 'chosen'}</span>
          )}
        </button>
      )}
      {listAlerts(cluster).map((alert) => (
        <button
          key={alert}
          type="button"
          className={classes.alert}
          title={ALERT_NAMES[alert].meaning}
          onClick={open}
        >
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          {ALERT_NAMES[alert].name}
        </button>
      ))}
      {written === null ? (
        <button
          type="button"
          className={classes.write}
          aria-label={`Write ${cluster.title}`}
          aria-haspopup="dialog"
          onClick={() => onWrite(cluster)}
        >
          <IconWriting size={14} stroke={1.75} aria-hidden="true" />
          Write
        </button>
      ) : (
        <span className={classes.written}>
          <IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />
          {written}
        </span>
      )}
    </div>
  )
}
