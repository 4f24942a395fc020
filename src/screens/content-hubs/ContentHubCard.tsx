import { memo } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { isBuilding } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { IconTrash } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatNoun } from '#ui/numbers.ts'
import classes from './ContentHubs.module.css'
import { HubDescription } from './HubDescription.tsx'
import { HubName } from './HubName.tsx'

interface ContentHubCardProps {
  place: PlanPlace
  hub: Hub
  /** The names of all hubs. */
  names: readonly string[]
  isAdded: boolean
  onNamed: () => void
  onDelete: (hub: Hub) => void
}

/** A hub whose name and description are edited in place. */
export const ContentHubCard = memo(function ContentHubCard(props: ContentHubCardProps) {
  const { place, hub, names, isAdded, onNamed, onDelete } = props
  return (
    <article className={classes.card} aria-label={hub.name}>
      <header className={classes.head}>
        <HubName hub={hub} names={names} isAdded={isAdded} onNamed={onNamed} />
        <IconButton label={`Delete ${hub.name}`} onClick={() => onDelete(hub)}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <p className={classes.count}>
        <AppLink href={contentplanPath(place, `hub/${hub.id}`)}>
          {formatNoun(hub.article_count, 'Cluster', 'Clusters')}
        </AppLink>
        {isBuilding(hub) && ' · Building...'}
      </p>
      <HubDescription hub={hub} />
    </article>
  )
})
