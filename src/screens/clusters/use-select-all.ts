import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_ARTICLES_PER_PAGE, MOST_ARTICLES } from '#features/articles/rules.ts'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { writeFilter, type ClustersView } from './clusters-view.ts'

interface SelectAllInput {
  contentplanId: number
  view: ClustersView
  onFound: (clusters: readonly Article[]) => void
}

/** Loads the clusters of all pages of a view, at most the first 5,000. */
export function useSelectAll({ contentplanId, view, onFound }: SelectAllInput) {
  const [found, setFound] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => listAll({ contentplanId, view, onProgress: setFound }),
    meta: { errorMessage: 'Not all clusters could be selected. Please try again.' },
    onMutate: () => setFound(0),
    onSuccess: onFound,
  })
  return { selectAll: () => mutate(), isSelecting: isPending, found }
}

async function listAll({
  contentplanId,
  view,
  onProgress,
}: Omit<SelectAllInput, 'onFound'> & { onProgress: (found: number) => void }): Promise<Article[]> {
  const clusters = new Map<number, Article>()
  for (let page = 1; page <= MOST_ARTICLES / MOST_ARTICLES_PER_PAGE; page++) {
    const window = writeFilter({ ...view, page, pageSize: MOST_ARTICLES_PER_PAGE })
    // oxlint-disable-next-line no-await-in-loop -- only a page shows whether there is another one
    const { articles } = await articlesApi.listAdvanced.call({ contentplanId, ...window })
    for (const cluster of articles) clusters.set(cluster.id, cluster)
    onProgress(clusters.size)
    if (articles.length < MOST_ARTICLES_PER_PAGE) break
  }
  return [...clusters.values()]
}
