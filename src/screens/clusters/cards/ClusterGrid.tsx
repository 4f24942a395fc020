import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { WriteDialog } from '#features/writing/web/index.ts'
import { CardGrid, CardPlace, WaitingCards } from '#ui/cards/CardGrid.tsx'
import { MoreCards } from '#ui/cards/MoreCards.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import type { Selection } from '../selection/selection.ts'
import { idsOf, toggleRow, type Pick } from '../selection/toggle-row.ts'
import type { ListInput } from '../selection/use-select-all-clusters.ts'
import { formatFact, labelFact } from './describe-fact.ts'
import { ClusterCard, type CardFact } from './ClusterCard.tsx'
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

/** F-073: the clusters as cards. More are loaded when the end of the list comes into sight. */
export function ClusterGrid(props: ClusterGridProps) {
  const { place, listInput, selection, onSelect, onOpenEvidence, empty } = props
  const found = useCards(place.contentplanId, listInput)
  const facts = useFacts(props)
  const [written, setWritten] = useState<Article | null>(null)
  const toggle = useToggle(selection, onSelect)
  const selectedKeywords = useMemo(() => idsOf(selection, 'keywords'), [selection])
  const clusterIds = useMemo(() => idsOf(selection, 'clusters'), [selection])
  const pageIds = useMemo(() => idsOf(selection, 'pages'), [selection])
  if (found.isPending) return <WaitingClusters label="Loading clusters" />
  if (found.isError && found.cards.length === 0)
    return <ErrorPanel onRetry={found.retry} isBusy={found.isRetrying} />
  if (found.cards.length === 0 && found.loose.length === 0) return empty
  return (
    <>
      <CardGrid size="large" isBusy={found.isPrevious}>
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
              onWrite={setWritten}
            />
          </CardPlace>
        ))}
        {!found.hasMore &&
          found.loose.map((group) => (
            <CardPlace key={group.place}>
              <LooseCard {...group} selected={selectedKeywords} onToggle={toggle} />
            </CardPlace>
          ))}
      </CardGrid>
      {found.isLoadingMore && <WaitingClusters label="Loading more clusters" />}
      <MoreCards
        name="clusters"
        count={found.cards.length}
        total={found.total ?? found.cards.length}
        hasMore={found.hasMore}
        perPage={CARDS_AT_ONCE}
        isLoading={found.isLoadingMore}
        failure={found.isError ? found : null}
        onMore={found.loadMore}
      />
      {written !== null && (
        <Suspense>
          <WriteDialog place={place} article={written} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Cards without selected keywords keep the same set, so that selecting one draws only its own card again. */
function pickOwn(selected: ReadonlySet<number>, { keywords }: Card): ReadonlySet<number> {
  return keywords.some(({ id }) => selected.has(id)) ? selected : NONE
}

function WaitingClusters({ label }: { label: string }) {
  return <WaitingCards label={label} size="large" count={CARDS_AT_ONCE} />
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
