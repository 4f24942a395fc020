import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useInSight } from '../layout/use-in-sight.ts'
import { formatCount } from '../numbers.ts'
import { ErrorPanel } from '../status/ErrorPanel.tsx'
import classes from './CardGrid.module.css'

interface MoreCardsProps {
  /** What the cards are, such as "ideas". */
  name: string
  count: number
  total: number
  hasMore: boolean
  /** How many are loaded at once. */
  perPage: number
  isLoading: boolean
  /** Why no more can be loaded: null, or the way to try it again. */
  failure: { isRetrying: boolean; retry: () => void } | null
  onMore: () => void
}

/** Pixels below the window in which the end of the list loads more. */
const LOADED_BELOW = 600

/** The end of a list of cards: loads more when it comes into sight, and on a press. */
export function MoreCards(props: MoreCardsProps) {
  const { name, count, total, hasMore, perPage, isLoading, failure, onMore } = props
  const [end, isInSight] = useInSight<HTMLDivElement>(LOADED_BELOW)
  const isDue = hasMore && !isLoading && failure === null && isInSight
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (isDue) load()
  }, [isDue])
  return (
    <div ref={end} className={classes.end}>
      {failure !== null ? (
        <ErrorPanel
          title={`The next ${name} could not be loaded`}
          isBusy={failure.isRetrying}
          onRetry={failure.retry}
        />
      ) : hasMore ? (
        <Button variant="default" disabled={isLoading} onClick={onMore}>
          Show {perPage} more
        </Button>
      ) : (
        count > perPage && `All ${formatCount(count)} ${name} are shown.`
      )}
      <output className="visually-hidden">
        {formatCount(count)} of {formatCount(total)} {name} are loaded
      </output>
    </div>
  )
}
