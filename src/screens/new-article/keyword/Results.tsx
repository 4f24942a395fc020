import { lazy, Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { CardGrid, WaitingCards } from '#ui/cards/CardGrid.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './Results.module.css'
import { FoundCard } from './FoundCard.tsx'
import { NewCard } from './NewCard.tsx'
import { useFoundClusters } from './use-found-clusters.ts'

const SettingsDialog = lazy(() =>
  import('../settings/SettingsDialog.tsx').then((part) => ({ default: part.SettingsDialog })),
)

interface ResultsProps {
  place: PlanPlace
  keyword: string
  /** The hub that the keyword was suggested for. */
  hubId: number | null
  isDisabled: boolean
}

/** F-122: the clusters that a keyword means, and a card for a new one if none has it as its title. */
export function Results({ place, keyword, hubId, isDisabled }: ResultsProps) {
  const { exact, others, isPending, isError, isRetrying, retry } = useFoundClusters(
    place.contentplanId,
    keyword,
  )
  const [writing, setWriting] = useState<Article | 'new' | null>(null)
  if (isError)
    return <ErrorPanel text="The clusters could not be searched." isBusy={isRetrying} onRetry={retry} />
  if (isPending) return <WaitingCards label="Searching for clusters" size="small" count={6} />
  const found = others.length + (exact === null ? 0 : 1)
  return (
    <section className={classes.results} aria-labelledby="found">
      <h2 id="found" className={classes.title}>
        {found === 0 ? 'No cluster matches' : formatNoun(found, 'matching cluster', 'matching clusters')}
      </h2>
      <CardGrid size="small" isBusy={false}>
        {exact === null ? (
          <li>
            <NewCard
              contentplanId={place.contentplanId}
              keyword={keyword}
              isDisabled={isDisabled}
              onWrite={() => setWriting('new')}
            />
          </li>
        ) : (
          <li>
            <FoundCard
              place={place}
              cluster={exact}
              isExact
              isDisabled={isDisabled}
              onWrite={() => setWriting(exact)}
            />
          </li>
        )}
        {others.map((cluster) => (
          <li key={cluster.id}>
            <FoundCard
              place={place}
              cluster={cluster}
              isDisabled={isDisabled}
              onWrite={() => setWriting(cluster)}
            />
          </li>
        ))}
      </CardGrid>
      {writing !== null && (
        <Suspense>
          <SettingsDialog
            place={place}
            keyword={keyword}
            cluster={writing === 'new' ? null : writing}
            hubId={hubId}
            onClose={() => setWriting(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
