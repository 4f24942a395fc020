import { Suspense, useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { contentApi, useArticle } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { UnsavedTexts, type OpenedText } from '#features/editor/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { KeyboardHelp } from '#ui/dialogs/KeyboardHelp.tsx'
import { useModal } from '#ui/dialogs/use-modal.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { ContentView } from '../content-view.ts'
import { ReviewBar } from './ReviewBar.tsx'
import classes from './Review.module.css'
import { REVIEW_SHORTCUTS } from './review-shortcuts.ts'
import { ReviewedArticle } from './ReviewedArticle.tsx'
import { useLeaving } from './use-leaving.ts'
import { useQueue } from './use-queue.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewProps {
  place: PlanPlace
  view: ContentView
  articleId: number
  onMove: (articleId: number) => void
  onClose: () => void
}

/** F-191, F-197: an article that fills the window, in the queue of its list. */
export function Review({ place, view, articleId, onMove, onClose }: ReviewProps) {
  const queryClient = useQueryClient()
  const queue = useQueue({ contentplanId: place.contentplanId, view, articleId, onMove })
  const { article, state, loadedAt, refetch } = useArticle(place, articleId)
  const [texts, setTexts] = useState<{ of: number; opened: readonly OpenedText[] } | null>(null)
  const opened = texts?.of === articleId ? texts.opened : NONE
  const { leaving, leave, stay } = useLeaving(opened, onClose)
  const [hasHelp, setHasHelp] = useState(false)
  const dialog = useModal(leave, { hasMessages: true })
  useReviewKeys(dialog, {
    onNext: queue.goToNext,
    onPrevious: queue.goToPrevious,
    onHelp: () => setHasHelp(true),
    onClose: leave,
  })
  useTitleSubject(article?.title ?? null)
  // F-198: whichever way it is closed, the list shows what has become of the articles.
  useEffect(() => () => void askAgain(queryClient, { queryKey: contentApi.key() }), [queryClient])
  const keep = useCallback(
    (of: number, text: OpenedText) =>
      setTexts((now) => ({
        of,
        opened: [...(now?.of === of ? now.opened.filter((one) => one.section !== text.section) : []), text],
      })),
    [],
  )
  return (
    <dialog ref={dialog} aria-label="Article editor" className={classes.dialog}>
      <div className={classes.whole} data-first-focus tabIndex={-1}>
        <ReviewBar
          queue={queue}
          isSaving={leaving === 'saving'}
          onHelp={() => setHasHelp(true)}
          onClose={leave}
        />
        {article !== undefined && state === 'ready' ? (
          <ReviewedArticle
            key={article.id}
            place={place}
            article={article}
            now={loadedAt}
            opened={opened}
            onOpened={(text) => keep(article.id, text)}
          />
        ) : state === 'loading' ? (
          <div className={classes.message}>
            <SkeletonRows label="The article is loading" count={10} rowHeight={40} />
          </div>
        ) : (
          <div className={classes.message}>
            {state === 'error' ? (
              <ErrorPanel onRetry={refetch} />
            ) : (
              <>
                <ErrorPanel title="This article is gone" text="It may have been merged or deleted." />
                <Suspense>
                  <UnsavedTexts place={place} articleId={articleId} />
                </Suspense>
              </>
            )}
          </div>
        )}
      </div>
      {hasHelp && <KeyboardHelp groups={[REVIEW_SHORTCUTS]} onClose={() => setHasHelp(false)} />}
      {leaving === 'asked' && (
        <ConfirmDialog
          title="Not everything is saved"
          text="What you typed is kept in this browser. It is offered to you when you open the article here again."
          confirm="Close anyway"
          onConfirm={onClose}
          onCancel={stay}
        />
      )}
    </dialog>
  )
}

const NONE: readonly OpenedText[] = []
