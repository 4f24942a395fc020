import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { useSimilarClusters, type SimilarArticle } from '#features/overlap/web/index.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { MergeCard } from './MergeCard.tsx'
import classes from './Modify.module.css'
import { NoMerge } from './NoMerge.tsx'
import { OwnKeywords } from './OwnKeywords.tsx'
import type { Modify } from './use-modify.ts'

interface MergeTabProps {
  article: Article
  modify: Modify
}

/** D-25c: merges one of the most similar clusters into this one. */
export function MergeTab({ article, modify }: MergeTabProps) {
  const { id: articleId, contentplan_id: contentplanId, title } = article
  const similar = useSimilarClusters({ contentplanId, articleId })
  const [confirming, setConfirming] = useState<SimilarArticle | null>(null)
  return (
    <div className={classes.merge}>
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
      <OwnKeywords article={article} />
      {confirming && (
        <ConfirmDialog
          title="Merge clusters"
          text={`“${confirming.title}” is merged into “${title}”: ${formatNoun(confirming.keyword_count, 'keyword moves', 'keywords move')}, and the other cluster is deleted.`}
          confirm="Merge"
          isBusy={modify.isBusy}
          onConfirm={() => {
            setConfirming(null)
            modify.modify({ action: 'merge', other: confirming })
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
    </div>
  )
}
