import { skipToken, useQuery } from '@tanstack/react-query'
import { articlesApi, wholeArticle } from '#features/articles/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'

/** What becomes of a keyword when a cluster is made for it, as a sentence; null while that is not known. */
export function useKeywordNote(contentplanId: number, keyword: string): string | null {
  const { data } = useQuery(keywordsApi.find.queryOptions({ input: { contentplanId, keyword } }))
  const articleId = data?.keyword?.article_id ?? null
  const holder = useQuery(
    articlesApi.get.queryOptions({
      input: articleId === null ? skipToken : { articleId, texts: false },
      select: wholeArticle,
    }),
  )
  if (data === undefined || (articleId !== null && holder.data === undefined)) return null
  if (data.keyword === null) return 'A new keyword: it is added to the plan.'
  if (holder.data)
    return holder.data.is_locked
      ? `The keyword stays in “${holder.data.title}”, which is locked.`
      : `The keyword moves here from “${holder.data.title}”.`
  return data.keyword.excluded
    ? 'The keyword is excluded: it becomes active again.'
    : 'The keyword is in no cluster yet.'
}
