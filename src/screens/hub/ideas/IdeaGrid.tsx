import { Button } from '@mantine/core'
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IDEAS_PER_PAGE } from '#features/hubs/rules.ts'
import { useInSight } from '#ui/layout/use-in-sight.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import type { Article } from '#features/articles/web/index.ts'
import { IdeaCard } from './IdeaCard.tsx'
import classes from './IdeaGrid.module.css'
import { useCardKeys } from './use-card-keys.ts'
import type { IdeaChanges } from './use-idea-changes.ts'
import type { useIdeas } from './use-ideas.ts'

interface IdeaGridProps {
  place: PlanPlace
  /** Those that are shown, without those that are being changed. */
  ideas: readonly Article[]
  found: ReturnType<typeof useIdeas>
  changes: IdeaChanges
  onMore: () => void
}

/** Pixels around the window in which cards are drawn, and cards below it are loaded. */
const [DRAWN_AROUND, LOADED_BELOW] = [300, 600]

/** The new ideas as cards (F-109). More are loaded when the end of the list comes into sight (K-17). */
export function IdeaGrid({ place, ideas, found, changes, onMore }: IdeaGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const change = (kind: 'favor' | 'dismiss', at: number) => {
    const idea = ideas[at]
    if (!idea) return
    keys.followGone(at)
    changes.change(kind, idea)
  }
  const keys = useCardKeys({
    count: ideas.length,
    list,
    onDismiss: (at) => change('dismiss', at),
    onFavor: (at) => change('favor', at),
  })
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const shown = useRef(ideas)
  useEffect(() => {
    shown.current = ideas
  })
  // Stays the same, so that cards which did not change are not drawn again.
  const onChange = useCallback((kind: 'favor' | 'dismiss', idea: Article) => {
    latest.current(kind, shown.current.indexOf(idea))
  }, [])
  return (
    <>
      <ul ref={list} className={classes.grid} aria-busy={found.isOfOtherTab}>
        {ideas.map((idea, at) => (
          <CardPlace key={idea.id} isActive={at === keys.active}>
            <IdeaCard place={place} idea={idea} onChange={onChange} />
          </CardPlace>
        ))}
      </ul>
      <End found={found} count={ideas.length} onMore={onMore} />
    </>
  )
}

/** A place of the grid. Its card is drawn only near the window, because a hub may have thousands of ideas. */
function CardPlace({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  const [place, isInSight] = useInSight<HTMLLIElement>(DRAWN_AROUND)
  return (
    <li ref={place} className={classes.place}>
      {(isInSight || isActive) && children}
    </li>
  )
}

interface EndProps extends Pick<IdeaGridProps, 'found' | 'onMore'> {
  count: number
}

function End({ found, count, onMore }: EndProps) {
  const { ideas, total, isLoadingMore, isError, isOfOtherTab } = found
  const [end, isInSight] = useInSight<HTMLDivElement>(LOADED_BELOW)
  const hasMore = total !== null && ideas.length < total
  const isWaiting = hasMore && !isLoadingMore && !isError && !isOfOtherTab
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (isInSight && isWaiting) load()
  }, [isInSight, isWaiting])
  return (
    <div ref={end} className={classes.end}>
      {isError ? (
        <ErrorPanel
          title="The next ideas could not be loaded"
          isBusy={found.isRetrying}
          onRetry={found.retry}
        />
      ) : hasMore ? (
        <Button variant="default" disabled={isLoadingMore} onClick={onMore}>
          Show {IDEAS_PER_PAGE} more
        </Button>
      ) : (
        count > IDEAS_PER_PAGE && `All ${formatNoun(count, 'idea is', 'ideas are')} shown.`
      )}
      <output className="visually-hidden">
        {formatCount(count)} of {formatCount(total ?? count)} ideas are loaded
      </output>
    </div>
  )
}

/** Grey cards while ideas are loaded. */
export function IdeaSkeletons() {
  return (
    <div className={classes.grid}>
      <output className="visually-hidden">The ideas are loading</output>
      {Array.from({ length: 12 }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}
