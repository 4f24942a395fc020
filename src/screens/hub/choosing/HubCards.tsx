import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { isBuilding } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import classes from './HubCards.module.css'

interface HubCardsProps {
  place: PlanPlace
  hubs: readonly Hub[]
}

/** F-106: a card for each hub, where none is chosen. */
export function HubCards({ place, hubs }: HubCardsProps) {
  return (
    <ul className={classes.cards}>
      {hubs.map((hub) => (
        <li key={hub.id} className={classes.card}>
          <h2 className={classes.name}>
            <AppLink
              href={contentplanPath(place, `hub/${hub.id}`)}
              className={classes.link}
              title={hub.name}
              dir="auto"
            >
              {hub.name}
            </AppLink>
          </h2>
          <p className={classes.fact}>
            {formatNoun(hub.article_count, 'cluster', 'clusters')}
            {isBuilding(hub) && <StatusChip tone="busy">Building</StatusChip>}
          </p>
          <p className={classes.description} dir="auto" data-none={hub.description === '' || undefined}>
            {hub.description === '' ? 'No description provided.' : hub.description}
          </p>
        </li>
      ))}
    </ul>
  )
}
