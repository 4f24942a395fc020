import { lazy, Suspense, useCallback, useId } from 'react'
import type { ContentArticle } from '#features/articles/web/index.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import classes from './ContentEditorScreen.module.css'
import { ContentTable } from './ContentTable.tsx'
import { EditorPlaces } from './EditorPlaces.tsx'
import { useReviewHref, useReviewStep } from './review/use-review-step.ts'
import { TABS } from './tabs.ts'
import { useContentList } from './use-content-list.ts'

const Review = lazy(() => import('./review/Review.tsx').then((part) => ({ default: part.Review })))

/** S-47: articles with a final draft, by what has become of them, and the editor in which people review them. */
export function ContentEditorScreen() {
  const list = useContentList()
  const { place, view, change, found } = list
  const panelId = useId()
  const { articleId, open, close } = useReviewStep()
  const hrefOfId = useReviewHref()
  const hrefOf = useCallback(({ id }: ContentArticle) => hrefOfId(id), [hrefOfId])
  const onOpen = useCallback(({ id }: ContentArticle) => open(id), [open])
  const onRewrite = useCallback((id: number) => open(id, { dialog: 'rewrite' }), [open])
  const isWaiting = useFirstWait(found.isWaiting)
  return (
    <div className={classes.screen}>
      {isWaiting ? (
        <PageSkeleton title="Article editor" />
      ) : (
        <>
          <PageHeader
            title="Article editor"
            note="Final drafts, from written to published. Nothing is published before a person has read it."
            actions={<EditorPlaces place={place} />}
          />
          <FilterBar
            tabs={{
              label: 'Articles',
              value: view.tab,
              panelId,
              tabs: TABS.map((tab) => ({ ...tab, count: found.countOf(tab.value) })),
              onChange: (tab) => change({ tab }),
            }}
            note={null}
            text={{
              label: 'Search titles',
              value: view.text,
              maxLength: LONGEST_PATTERN,
              onApply: (text, options) => change({ text }, options),
            }}
          />
          <div id={panelId} role="tabpanel" aria-label={TABS.find(({ value }) => value === view.tab)?.label}>
            <ContentTable
              key={`${view.tab} ${view.text}`}
              list={list}
              hrefOf={hrefOf}
              onOpen={onOpen}
              onRewrite={onRewrite}
            />
          </div>
        </>
      )}
      {articleId !== null && (
        <Suspense>
          <Review place={place} view={view} articleId={articleId} onMove={open} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
