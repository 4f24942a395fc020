import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ArticleTexts, UnsavedTexts } from '#features/editor/web/index.ts'
import { ArticleSimilar } from '#features/overlap/web/index.ts'
import { readId } from '#platform/web/read-id.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { ArticleEvidence } from './ArticleEvidence.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleKeywords } from './ArticleKeywords.tsx'
import classes from './ArticleScreen.module.css'
import { ArticleTogether } from './ArticleTogether.tsx'
import { NoArticle } from './NoArticle.tsx'
import { BackToClusters } from './BackToClusters.tsx'
import { Results } from './Results.tsx'
import { useArticle } from './use-article.ts'

/** S-25: one cluster with its keywords, their shared results, similar clusters, and its alerts. */
export function ArticleScreen() {
  const params = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/article/$articleId',
  })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const articleId = readId(params.articleId)
  const { article, state, refetch } = useArticle(place, articleId)
  useTitleSubject(state === 'ready' && article !== undefined ? article.title : null)
  if (article === undefined || state !== 'ready')
    return (
      <div className={classes.screen}>
        <BackToClusters place={place} />
        <PageHeader title="Cluster" />
        {state === 'absent' && <NoArticle place={place} />}
        {state === 'absent' && articleId !== null && (
          <Suspense>
            <UnsavedTexts place={place} articleId={articleId} />
          </Suspense>
        )}
        {state === 'error' && <ErrorPanel onRetry={refetch} />}
        {state === 'loading' && <SkeletonRows label="The cluster is loading" count={8} rowHeight={48} />}
      </div>
    )
  return (
    <article className={classes.screen} aria-labelledby="article-title">
      <BackToClusters place={place} />
      <ArticleHeader workspaceId={place.workspaceId} article={article} />
      <Results article={article} />
      <Suspense fallback={<SkeletonRows label="The texts are loading" count={8} rowHeight={48} />}>
        <ArticleTexts place={place} article={article} />
      </Suspense>
      <ArticleKeywords workspaceId={place.workspaceId} article={article} />
      <ArticleTogether article={article} />
      <ArticleSimilar {...place} articleId={article.id} />
      <ArticleEvidence place={place} articleId={article.id} />
    </article>
  )
}
