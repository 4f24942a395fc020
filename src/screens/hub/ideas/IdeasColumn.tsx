import { Button } from '@mantine/core'
import { useId } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { IconListSearch, IconPlus } from '#ui/icons.ts'
import { useShortWait } from '#platform/web/use-first-wait.ts'
import { WaitingCards } from '#ui/cards/CardGrid.tsx'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { BuildLine, BuildSteps } from '../building/BuildState.tsx'
import type { HubBuilding } from '../building/use-hub-build.ts'
import { IDEA_TABS, type HubView } from '../hub-view.ts'
import classes from '../HubScreen.module.css'
import { IdeaGrid } from './IdeaGrid.tsx'
import { NoIdeas } from './NoIdeas.tsx'
import { withoutChanged } from './pending-changes.ts'
import type { IdeaChanges } from './use-idea-changes.ts'
import { useIdeas } from './use-ideas.ts'

interface IdeasColumnProps {
  place: PlanPlace
  hub: Hub
  view: HubView
  /** How many new ideas the hub has. */
  count: number
  building: HubBuilding
  changes: IdeaChanges
  onView: (part: Partial<HubView>, options?: { replace: boolean }) => void
  /** Opens what generates more ideas, and the list of keyword ideas. */
  onGenerate: () => void
  onKeywordIdeas: () => void
}

/** F-108: the new ideas of a hub. */
export function IdeasColumn(props: IdeasColumnProps) {
  const { hub, view, count, building, onView, onGenerate, onKeywordIdeas } = props
  const id = useId()
  // The line above the ideas would move them if it came after them.
  const { isWaiting } = useShortWait(building.isWaiting)
  const isFirstBuild = building.isActive && (view.isNew || hub.article_count === 0)
  return (
    <section className={classes.ideas} aria-labelledby={`${id}-title`}>
      <header className={classes.columnHead}>
        <h3 id={`${id}-title`} className={classes.columnTitle}>
          New ideas <span className={classes.count}>{formatCount(count)}</span>
        </h3>
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconListSearch size={16} stroke={1.75} aria-hidden="true" />}
            onClick={onKeywordIdeas}
          >
            Keyword ideas
          </Button>
          <Button
            size="xs"
            disabled={building.isActive}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={onGenerate}
          >
            Generate more
          </Button>
        </div>
      </header>
      {isFirstBuild ? (
        <BuildSteps building={building} />
      ) : (
        <>
          <CountTabs
            label="New ideas"
            value={view.tab}
            panelId={`${id}-panel`}
            tabs={IDEA_TABS}
            onChange={(tab) => onView({ tab })}
          />
          <BuildLine building={building} onRetry={onGenerate} />
          <div id={`${id}-panel`} role="tabpanel" aria-label="New ideas" className={classes.panel}>
            {isWaiting ? <WaitingIdeas /> : <Ideas {...props} />}
          </div>
        </>
      )}
    </section>
  )
}

function Ideas({ place, hub, view, changes, onView, onGenerate }: IdeasColumnProps) {
  const { tab, page } = view
  const found = useIdeas(place.contentplanId, { topicId: hub.id, tab, page })
  const ideas = withoutChanged(found.ideas, changes.pending)
  if (found.total === null)
    return found.isError ? (
      <ErrorPanel text="The ideas could not be loaded." isBusy={found.isRetrying} onRetry={found.retry} />
    ) : (
      <WaitingIdeas />
    )
  if (ideas.length === 0)
    return <NoIdeas tab={tab} isHubEmpty={hub.article_count === 0} onGenerate={onGenerate} />
  return (
    <IdeaGrid
      place={place}
      ideas={ideas}
      found={found}
      changes={changes}
      onMore={() => onView({ page: page + 1 }, { replace: true })}
    />
  )
}

function WaitingIdeas() {
  return <WaitingCards label="The ideas are loading" size="small" count={12} />
}
