import { Button } from '@mantine/core'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useHubs } from '#features/hubs/web/index.ts'
import { IconStack2 } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { HubPanel } from './HubPanel.tsx'
import classes from './HubIdeas.module.css'
import { useHubIdeas } from './use-hub-ideas.ts'

/** Hubs that are listed at first. */
const LISTED = 12
const ROW_HEIGHT = 44

interface HubIdeasProps {
  place: PlanPlace
  isDisabled: boolean
  onChoose: (idea: { keyword: string; hubId: number }) => void
}

/** F-121: keywords that each hub could have pages for. They are looked for when the first hub is opened. */
export function HubIdeas({ place, isDisabled, onChoose }: HubIdeasProps) {
  const hubs = useHubs(place.contentplanId)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [listsAll, setListsAll] = useState(false)
  const ideas = useHubIdeas(place.contentplanId, opened.size > 0)
  if (hubs.isLoadingError)
    return (
      <ErrorPanel
        text="The hubs could not be loaded."
        isBusy={hubs.isFetching}
        onRetry={() => void hubs.refetch()}
      />
    )
  const listed = hubs.data?.slice(0, listsAll ? undefined : LISTED)
  const more = (hubs.data?.length ?? 0) - (listed?.length ?? 0)
  return (
    <section className={classes.ideas} aria-labelledby="ideas">
      <header className={classes.head}>
        <h2 id="ideas">Suggestions from your hubs</h2>
        <p className={classes.quiet}>From your plan and its search results. They cost nothing.</p>
      </header>
      {listed === undefined && <SkeletonRows label="The hubs are loading" count={6} rowHeight={ROW_HEIGHT} />}
      {listed?.length === 0 && (
        <EmptyState
          icon={<IconStack2 size={24} stroke={1.5} />}
          sentence="This plan has no hubs yet. With a hub, keywords for it are suggested here."
          action={
            <AppLink href={contentplanPath(place, 'new-hub')} className={classes.link}>
              Create a hub
            </AppLink>
          }
        />
      )}
      {listed !== undefined && listed.length > 0 && (
        <ul className={classes.hubs}>
          {listed.map((hub) => (
            <li key={hub.id}>
              <HubPanel
                place={place}
                hub={hub}
                ideas={ideas}
                isOpen={opened.has(hub.id)}
                isDisabled={isDisabled}
                onToggle={() => setOpened((now) => now.symmetricDifference(new Set([hub.id])))}
                onChoose={(keyword) => onChoose({ keyword, hubId: hub.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="subtle" size="xs" className={classes.more} onClick={() => setListsAll(true)}>
          Show {formatNoun(more, 'more hub', 'more hubs')}
        </Button>
      )}
    </section>
  )
}
