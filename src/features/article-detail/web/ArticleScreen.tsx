import { useParams } from '@tanstack/react-router'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleKeywords } from './ArticleKeywords.tsx'
import classes from './ArticleScreen.module.css'
import { NoArticle } from './NoArticle.tsx'
import { Results } from './Results.tsx'
import { useArticle } from './use-article.ts'

/** S-25: one cluster, and why it is one. */
export function ArticleScreen() {
  const params = useParams({
    from: '/workspace/$workspaceId/contentplan/$contentplanId/article/$articleId',
  })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { article, state, refetch } = useArticle(place, Number(params.articleId))
  if (state === 'absent') return <NoArticle place={place} />
  if (state === 'error') return <ErrorPanel onRetry={refetch} />
  if (article === undefined) return <SkeletonRows label="The cluster is loading" count={8} rowHeight={48} />
  return (
    <article className={classes.screen} aria-labelledby="article-title">
      <ArticleHeader article={article} />
      <Results article={article} />
      <ArticleKeywords article={article} />
    </article>
  )
}
