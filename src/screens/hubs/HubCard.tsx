import { memo } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { isBuilding } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { IconDots } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './HubCard.module.css'
import { HubFacts } from './HubFacts.tsx'
import { useHubActions } from './use-hub-actions.ts'

interface HubCardProps {
  place: PlanPlace
  hub: Hub
  onOpen: (dialog: string) => void
  onCancelBuild: (topicId: number) => void
  onAsk: (asked: AskedHub) => void
}

/** A hub, and what the user is asked about it. */
export interface AskedHub {
  hub: Hub
  action: 'delete' | 'exclude'
}

/** A hub as a card: how large it is and how it does, or that it is being built. */
export const HubCard = memo(function HubCard({ place, hub, onOpen, onCancelBuild, onAsk }: HubCardProps) {
  const panel = useFloatingPanel()
  const actions = useHubActions({
    place,
    hub,
    onOpen,
    onCancelBuild,
    onAsk: (action) => onAsk({ hub, action }),
  })
  const label = `Actions for ${hub.name}`
  return (
    <article className={classes.card} aria-label={hub.name}>
      <header className={classes.head}>
        <h2 className={classes.name}>
          <AppLink href={contentplanPath(place, `hub/${hub.id}`)} title={hub.name} dir="auto">
            {hub.name}
          </AppLink>
        </h2>
        <IconButton label={label} aria-haspopup="menu" {...panel.triggerProps}>
          <IconDots size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {isBuilding(hub) ? (
        <div className={classes.building}>
          <p className={classes.busy}>Building...</p>
          <p className={classes.count}>
            Keywords are found, clustered by their search results and moved into this hub. This takes a few
            minutes.
          </p>
        </div>
      ) : (
        <>
          <p className={classes.count}>{formatNoun(hub.article_count, 'cluster', 'clusters')}</p>
          <HubFacts hub={hub} />
        </>
      )}
      {panel.anchor && (
        <ActionMenu label={label} anchor={panel.anchor} actions={actions} onClose={panel.close} />
      )}
    </article>
  )
})
