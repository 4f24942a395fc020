import { useQuery } from '@tanstack/react-query'
import { articlesApi, type Article, type SharedArticle } from '#features/articles/web/index.ts'

/** A cluster and the key that opens it. */
export interface SharedPlace {
  articleId: number
  key: string
}

/** What the key shows of a cluster. It stays as it was when the page was opened. */
export function useSharedArticle(place: SharedPlace) {
  return useQuery(
    articlesApi.get.queryOptions({ input: place, select: sharedPart, staleTime: Infinity, retry: false }),
  )
}

function sharedPart(found: Article | SharedArticle): SharedArticle {
  if ('checklist' in found) return found
  throw new Error('The answer is that for a member.')
}
