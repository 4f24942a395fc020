import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useArticle } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { UnsavedTexts } from '#features/editor/web/index.ts'
import { readId } from '#platform/web/read-id.ts'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { NoArticle } from './absent/NoArticle.tsx'
import classes from './ArticleScreen.module.css'
import { ArticleTabs } from './ArticleTabs.tsx'
import { ArticleHeader } from './header/ArticleHeader.tsx'
import { BackToClusters } from './header/BackToClusters.tsx'
import { Modifying } from './modify/Modifying.tsx'

const GoneCluster = lazy(() =>
  import('./absent/GoneCluster.tsx').then((part) => ({ default: part.GoneCluster })),
)

/** S-25: one cluster from every side. */
export function ArticleScreen() {
  const params = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/article/$articleId',
  })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  return <OneArticle key={params.articleId} place={place} articleId={readId(params.articleId)} />
}

/** With a key of its own for each cluster: what was opened or typed for one is not for the next. */
function OneArticle({ place, articleId }: { place: PlanPlace; articleId: number | null }) {
  const { article, state, refetch } = useArticle(place, articleId)
  useTitleSubject(state === 'ready' && article !== undefined ? article.title : null)
  if (article !== undefined && state === 'ready')
    return (
      <article className={classes.screen} aria-labelledby="article-title">
        <BackToClusters place={place} />
        <ArticleHeader place={place} article={article} />
        <ArticleTabs place={place} article={article} />
        <Modifying place={place} article={article} />
      </article>
    )
  return (
    <div className={classes.screen}>
      <BackToClusters place={place} />
      <PageHeader title={article !== undefined && state === 'gone' ? article.title : 'Cluster'} />
      {state === 'absent' && <NoArticle place={place} />}
      {article !== undefined && state === 'gone' && (
        <Suspense fallback={<SkeletonRows label="Looking for what happened" count={4} rowHeight={48} />}>
          <GoneCluster place={place} title={article.title} onUndone={refetch} />
        </Suspense>
      )}
      {(state === 'absent' || state === 'gone') && articleId !== null && (
        <Suspense>
          <UnsavedTexts place={place} articleId={articleId} />
        </Suspense>
      )}
      {state === 'error' && <ErrorPanel onRetry={refetch} />}
      {state === 'loading' && <SkeletonRows label="The cluster is loading" count={8} rowHeight={48} />}
    </div>
  )
}
