import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Hub, SuggestedKeyword } from '#features/hubs/web/index.ts'
import { IconChevronRight } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './HubIdeas.module.css'
import type { HubIdeasState } from './use-hub-ideas.ts'

/** Keywords of a hub that are shown at first. */
const SHOWN = 20

interface HubPanelProps {
  place: PlanPlace
  hub: Hub
  ideas: HubIdeasState
  isOpen: boolean
  isDisabled: boolean
  onToggle: () => void
  onChoose: (keyword: string) => void
}

/** The name of a hub, which opens the keywords that are suggested for it. */
export function HubPanel({ place, hub, ideas, isOpen, isDisabled, onToggle, onChoose }: HubPanelProps) {
  const id = useId()
  return (
    <>
      <h3 className={classes.hub}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          <span className={classes.name} title={hub.name} dir="auto">
            {hub.name}
          </span>
          <span className={classes.count}>{formatNoun(hub.article_count, 'cluster', 'clusters')}</span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={classes.panel}>
        {isOpen && (
          <Panel place={place} hub={hub} ideas={ideas} isDisabled={isDisabled} onChoose={onChoose} />
        )}
      </div>
    </>
  )
}

function Panel({
  place,
  hub,
  ideas,
  ...rest
}: Pick<HubPanelProps, 'place' | 'hub' | 'ideas' | 'isDisabled' | 'onChoose'>) {
  if (ideas.isError)
    return <ErrorPanel title="Failed to load keyword ideas" isBusy={ideas.isRetrying} onRetry={ideas.retry} />
  if (ideas.isPending) return <SkeletonRows label="The keyword ideas are loading" count={2} rowHeight={36} />
  const { keywords = [], notice = null } = ideas.ofHub.get(hub.id) ?? {}
  return (
    <>
      {keywords.length === 0 ? (
        <p className={classes.quiet}>No keyword ideas found</p>
      ) : (
        <Chips keywords={keywords} {...rest} />
      )}
      {notice !== null && <p className={classes.quiet}>{notice}</p>}
      <p className={classes.quiet}>
        <AppLink href={contentplanPath(place, `hub/${hub.id}?dialog=ideas`)}>Related searches</AppLink> are in
        the hub, with their price.
      </p>
    </>
  )
}

interface ChipsProps {
  keywords: readonly SuggestedKeyword[]
  isDisabled: boolean
  onChoose: (keyword: string) => void
}

function Chips({ keywords, isDisabled, onChoose }: ChipsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? keywords : keywords.slice(0, SHOWN)
  const more = keywords.length - shown.length
  return (
    <ul className={classes.chips}>
      {shown.map(({ keyword, estimated_search_volume: volume, reason }) => (
        <li key={keyword}>
          <button
            type="button"
            className={classes.chip}
            title={`${keyword}: ${reason}`}
            disabled={isDisabled}
            onClick={() => onChoose(keyword)}
          >
            <span className={classes.word} dir="auto">
              {keyword}
            </span>
            {volume !== null && (
              <span className={classes.volume}>
                {formatCount(volume)}
                <span className="visually-hidden"> searches a month</span>
              </span>
            )}
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            {formatCount(more)} more
          </Button>
        </li>
      )}
    </ul>
  )
}
