import { Button } from '@mantine/core'
import { ALERT_NAMES, ALERTS } from '#features/advice/rules.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Home } from '#features/performance/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
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
              <span className={classes.none}>None</span>
            ) : (
              <Button
                component={AppLink}
                href={contentplanPath(place, `plan?alert=${alert}`)}
                variant="default"
                aria-label={`Show ${formatNoun(alerts[alert], 'cluster', 'clusters')}: ${ALERT_NAMES[alert].name}`}
              >
                Show {formatCount(alerts[alert])}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
