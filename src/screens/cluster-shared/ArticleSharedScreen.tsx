import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { SharedArticle } from '#features/articles/web/index.ts'
import { isLinkEnded, LinkEnded } from '#features/sharing/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { readId } from '#platform/web/read-id.ts'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { IconWriting } from '#ui/icons.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './ArticleShared.module.css'
import { Checklist } from './Checklist.tsx'
import { Competitors } from './Competitors.tsx'
import { Estimates } from './Estimates.tsx'
import { Invitation } from './Invitation.tsx'
import { SharedHeader } from './SharedHeader.tsx'
import { SharedKeywords } from './SharedKeywords.tsx'
import { useSharedArticle, type SharedPlace } from './use-shared-article.ts'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/article/$articleId/$sharingKey'

const loadView = () => import('#ui/markdown/MarkdownView.tsx')
const MarkdownView = lazy(() => loadView().then((part) => ({ default: part.MarkdownView })))

/** S-26: a cluster for visitors with its sharing key, who see nothing else of the plan. */
export function ArticleSharedScreen() {
  const { articleId, sharingKey } = useParams({ from: FROM })
  const place = { articleId: readId(articleId) ?? 0, key: sharingKey }
  const { data: article, error, isLoadingError, isFetching, refetch } = useSharedArticle(place)
  useTitleSubject(article?.title ?? null)
  // Loads while the cluster is asked for.
  useEffect(() => void loadView(), [])
  if (isLinkEnded(error)) return <LinkEnded />
  if (isLoadingError)
    return (
      <ErrorPanel
        text={messageOf(error, 'The cluster could not be loaded.')}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    )
  const waiting = (
    <div className={classes.waiting}>
      <PageSkeleton title="Article" />
    </div>
  )
  if (article === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <Shared place={place} article={article} />
    </Suspense>
  )
}

function Shared({ place, article }: { place: SharedPlace; article: SharedArticle }) {
  return (
    <div className={classes.screen}>
      <SharedHeader place={place} article={article} />
      <div className={classes.columns}>
        <FinalDraft text={article.final} />
        <aside className={classes.aside} aria-label="About this article">
          <Estimates article={article} />
          <Checklist checklist={article.checklist} />
          <SharedKeywords place={place} count={article.keyword_count} />
        </aside>
        <div className={classes.others}>
          <Competitors place={place} />
        </div>
      </div>
      <Invitation />
    </div>
  )
}

/** The final draft, read-only. */
function FinalDraft({ text }: { text: string }) {
  if (text.trim() === '')
    return (
      <EmptyState
        icon={<IconWriting size={24} stroke={1.5} />}
        sentence="This article has no final draft yet."
      />
    )
  return <MarkdownView text={text} label="Final draft" headingStart={2} />
}
