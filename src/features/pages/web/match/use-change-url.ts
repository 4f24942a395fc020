import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange, type Article } from '#features/articles/web/index.ts'
import { Explained } from '#platform/errors.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { pagesApi } from '../api.ts'
import type { UrlTarget } from './url-target.ts'

interface UrlInput {
  cluster: Pick<Article, 'id' | 'title'>
  target: UrlTarget
}

/** Matches a cluster with a page, which is made first if it is new; shows a message with undo. */
export function useChangeUrl(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ cluster, target }: UrlInput) => {
      const pageId = 'page_id' in target ? target.page_id : await createPage(contentplanId, target.url)
      return pagesApi.change.call({
        contentplanId,
        pageIds: [pageId],
        action: 'setPageArticle',
        articleId: cluster.id,
      })
    },
    onSuccess: (answer, { cluster, target }) => {
      const changeId = 'changeId' in answer ? answer.changeId : null
      const takenFrom = 'takenFrom' in answer ? answer.takenFrom : null
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text:
          changeId === null
            ? 'Nothing was left to change'
            : describeUrlMatched({ title: cluster.title, url: target.url, takenFrom }),
      })
    },
    onSettled: () => askAgain(queryClient),
  })
}

/** Makes the page of a typed URL; throws, with the words for users, when that fails (V-20). */
async function createPage(contentplanId: number, url: string): Promise<number> {
  const fallback = 'Could not create the new page.'
  try {
    const answer = await pagesApi.add.call({ contentplanId, urls: [url] })
    const [pageId] = answer.pageIds
    if (pageId !== undefined) return pageId
  } catch (error) {
    throw new Explained(messageOf(error, fallback), { cause: error })
  }
  throw new Explained(fallback)
}

/** "“Boots” matched with /boots, taken from “Shoes”" */
function describeUrlMatched(of: { title: string; url: string; takenFrom: { title: string } | null }): string {
  const { host, rest } = describeUrl(of.url)
  const text = `“${of.title}” matched with ${rest === '' ? host : rest}`
  return of.takenFrom === null ? text : `${text}, taken from “${of.takenFrom.title}”`
}
