import { Button } from '@mantine/core'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useInSight } from '#ui/layout/use-in-sight.ts'
import { formatCount } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import type { Selection } from '../selection/selection.ts'
import { idsOf, toggleRow, type Pick } from '../selection/toggle-row.ts'
import type { ListInput } from '../selection/use-select-all-clusters.ts'
import { formatFact, labelFact } from './describe-fact.ts'
import { ClusterCard, type CardFact } from './ClusterCard.tsx'
import classes from './ClusterGrid.module.css'
import { LooseCard } from './LooseCard.tsx'
import { CARDS_AT_ONCE, useCards, type Card } from './use-cards.ts'

interface ClusterGridProps {
  place: PlanPlace
  listInput: ListInput
  /** Keys of the chosen dimensions and metrics, at most two of each (F-075). */
  dimensions: readonly string[]
  metrics: readonly string[]
  selection: Selection
  onSelect: (selection: Selection) => void
  onOpenEvidence: (articleId: number) => void
  /** Shown when no cluster matches. */
  empty: ReactNode
}

/** Pixels around the window in which cards are drawn, and cards below it are loaded. */
const [DRAWN_AROUND, LOADED_BELOW] = [300, 600]

/** F-073: the clusters as cards. More are loaded when the end of the list comes into sight. */
export function ClusterGrid(props: ClusterGridProps) {
  const { place, listInput, selection, onSelect, onOpenEvidence, empty } = props
  const found = useCards(place.contentplanId, listInput)
  const facts = useFacts(props)
  const toggle = useToggle(selection, onSelect)
  const selectedKeywords = useMemo(() => idsOf(selection, 'keywords'), [selection])
  const clusterIds = useMemo(() => idsOf(selection, 'clusters'), [selection])
  const pageIds = useMemo(() => idsOf(selection, 'pages'), [selection])
  if (found.isPending) return <Skeletons label="Loading clusters" />
  if (found.isError && found.cards.length === 0)
    return <ErrorPanel onRetry={found.retry} isBusy={found.isRetrying} />
  if (found.cards.length === 0 && found.loose.length === 0) return empty
  return (
    <>
      <ul className={classes.grid} aria-busy={found.isPrevious}>
        {found.cards.map((card) => (
          <CardPlace key={card.cluster.id}>
            <ClusterCard
              place={place}
              cluster={card.cluster}
              keywords={card.keywords}
              facts={facts}
              isSelected={clusterIds.has(card.cluster.id)}
              isPageSelected={pageIds.has(card.cluster.id)}
              selectedKeywords={pickOwn(selectedKeywords, card)}
              onToggle={toggle}
              onOpenEvidence={onOpenEvidence}
            />
          </CardPlace>
        ))}
        {!found.hasMore &&
          found.loose.map((group) => (
            <CardPlace key={group.place}>
              <LooseCard {...group} selected={selectedKeywords} onToggle={toggle} />
            </CardPlace>
          ))}
      </ul>
      {found.isLoadingMore && <Skeletons label="Loading more clusters" />}
      <End found={found} />
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Cards without selected keywords keep the same set, so that selecting one draws only its own card again. */
function pickOwn(selected: ReadonlySet<number>, { keywords }: Card): ReadonlySet<number> {
  return keywords.some(({ id }) => selected.has(id)) ? selected : NONE
}

/** A place of the grid. Its card is drawn only near the window, because a list may have thousands. */
function CardPlace({ children }: { children: ReactNode }) {
  const [place, isInSight] = useInSight<HTMLLIElement>(DRAWN_AROUND)
  return (
    <li ref={place} className={classes.place}>
      {isInSight && children}
    </li>
  )
}

/** The end of the list: loads more when it comes into sight, and on a press. */
function End({ found }: { found: ReturnType<typeof useCards> }) {
  const { cards, total, hasMore, isLoadingMore, isError, loadMore } = found
  const [end, isInSight] = useInSight<HTMLDivElement>(LOADED_BELOW)
  const isWaiting = hasMore && !isLoadingMore && !isError
  const load = useEffectEvent(loadMore)
  useEffect(() => {
    if (isInSight && isWaiting) load()
  }, [isInSight, isWaiting])
  return (
    <div ref={end} className={classes.end}>
      {isError ? (
        <ErrorPanel
          title="The next clusters could not be loaded"
          onRetry={found.retry}
          isBusy={found.isRetrying}
        />
      ) : hasMore ? (
        <Button variant="default" disabled={isLoadingMore} onClick={loadMore}>
          Show {CARDS_AT_ONCE} more
        </Button>
      ) : (
        `All ${formatCount(cards.length)} clusters are shown.`
      )}
      <output className="visually-hidden">
        {formatCount(cards.length)} of {formatCount(total ?? cards.length)} clusters are loaded
      </output>
    </div>
  )
}

function Skeletons({ label }: { label: string }) {
  return (
    <div className={classes.grid}>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: CARDS_AT_ONCE }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}

function useFacts({ dimensions, metrics }: ClusterGridProps): readonly CardFact[] {
  const keys = [...dimensions, ...metrics].join(' ')
  return useMemo(
    () =>
      keys
        .split(' ')
        .filter((key) => key !== '')
        .map((key) => ({
          key,
          label: labelFact(key),
          format: (cluster: Article) => formatFact(key, cluster),
        })),
    [keys],
  )
}

/** A function that stays the same, so that cards which did not change are not drawn again. */
function useToggle(selection: Selection, onSelect: (selection: Selection) => void) {
  const latest = useRef({ selection, onSelect })
  useEffect(() => {
    latest.current = { selection, onSelect }
  })
  return useCallback((pick: Pick) => {
    const now = latest.current
    now.onSelect(toggleRow(now.selection, pick))
  }, [])
}
