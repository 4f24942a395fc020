import { ALERT_NAMES, ALERTS } from '#features/advice/rules.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Home } from '#features/performance/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { formatCount } from '#ui/numbers.ts'
import classes from './Work.module.css'

/** How many clusters have each alert; each leads to these clusters. */
export function AlertsCard({ place, alerts }: { place: PlanPlace; alerts: Home['alerts'] }) {
  return (
    <Card title="Alerts" note="Clusters that need a look">
      <ul className={classes.alerts}>
        {ALERTS.map((alert) => (
          <li key={alert}>
            <div className={classes.words}>
              <h3>{ALERT_NAMES[alert].name}</h3>
              <p>{ALERT_NAMES[alert].meaning}</p>
            </div>
            {alerts[alert] === 0 ? (
              <span className={classes.none}>0</span>
            ) : (
              <AppLink
                className={classes.count}
                href={contentplanPath(place, `plan?alert=${alert}`)}
                aria-label={`${ALERT_NAMES[alert].name}: show ${alerts[alert] === 1 ? 'the cluster' : `${formatCount(alerts[alert])} clusters`}`}
              >
                {formatCount(alerts[alert])}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
