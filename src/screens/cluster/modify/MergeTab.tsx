import { Suspense, useState } from 'react'
import { MergeIntoDialog, type Article } from '#features/articles/web/index.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { useSimilarClusters, type SimilarArticle } from '#features/overlap/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { FoundClusters } from './FoundClusters.tsx'
import { MergeCard } from './MergeCard.tsx'
import classes from './Modify.module.css'
import { NoMerge } from './NoMerge.tsx'
import { OwnKeywords } from './OwnKeywords.tsx'
import { useFoundClusters } from './use-found-clusters.ts'
import type { Modify } from './use-modify.ts'

interface MergeTabProps {
  article: Article
  modify: Modify
}

/** D-25c: merges one of the most similar clusters, or any other that a search finds, into this one. */
export function MergeTab({ article, modify }: MergeTabProps) {
  const { id: articleId, contentplan_id: contentplanId } = article
  const similar = useSimilarClusters({ contentplanId, articleId })
  const [confirming, setConfirming] = useState<Pick<SimilarArticle, 'id' | 'title' | 'keyword_count'> | null>(
    null,
  )
  const [text, setText] = useState('')
  const found = useFoundClusters(article, text)
  return (
    <div className={classes.merge}>
      <div className={classes.cards}>
        <TextFilter
          label="Search all clusters"
          value={text}
          maxLength={LONGEST_PATTERN}
          error={text === '' ? null : found.problem}
          onApply={setText}
        />
        {text === '' ? (
          <section aria-label="Similar clusters" className={classes.cards}>
            {similar.state === 'loading' && (
              <SkeletonRows label="Similar clusters are loading" count={4} rowHeight={96} />
            )}
            {similar.state === 'error' && <ErrorPanel onRetry={similar.refetch} isBusy={similar.isBusy} />}
            {similar.state === 'ready' && similar.rows.length === 0 && <NoMerge isKnown={similar.isKnown} />}
            {similar.rows.map((one) => (
              <MergeCard key={one.id} cluster={one} onMerge={() => setConfirming(one)} />
            ))}
          </section>
        ) : (
          <section aria-label="Clusters found">
            <FoundClusters text={text} found={found} onMerge={setConfirming} />
          </section>
        )}
      </div>
      <OwnKeywords article={article} />
      {confirming && (
        <Suspense>
          <MergeIntoDialog
            into={article}
            other={confirming}
            isBusy={modify.isBusy}
            onConfirm={() => {
              setConfirming(null)
              modify.modify({ action: 'merge', other: confirming })
            }}
            onCancel={() => setConfirming(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
