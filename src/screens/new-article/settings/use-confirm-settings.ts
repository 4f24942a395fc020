import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { changesApi, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { resolveHub, type HubTarget } from '#features/hubs/web/index.ts'
import { writingApi } from '#features/writing/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { listChanges, type ClusterSettings } from './cluster-settings.ts'
import { createCluster } from './create-cluster.ts'

interface Confirmed {
  keyword: string
  /** The cluster that is changed; null to make a new one. */
  cluster: Article | null
  target: HubTarget
  settings: ClusterSettings
}

/**
 * Gives a cluster its settings, after making it if it is new, starts its writing and opens it. A second press, or a try
 * after an error, goes on with what was made before.
 */
export function useConfirmSettings(place: PlanPlace) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const router = useRouter()
  const made = useRef<Article | null>(null)
  const create = async (keyword: string, topicId: number): Promise<Article> => {
    const { changeId: _undoable, ...article } = await createCluster(place, { keyword, topicId })
    made.current = article
    return article
  }
  return useMutation({
    scope: { id: `new article ${contentplanId}` },
    mutationFn: async ({ keyword, target, settings, cluster }: Confirmed) => {
      const topicId = await resolveHub(contentplanId, target)
      if (topicId === null) throw new Error('A cluster is written in a hub.')
      const article = cluster ?? made.current ?? (await create(keyword, topicId))
      for (const change of listChanges(article, { ...settings, topicId }))
        // oxlint-disable-next-line no-await-in-loop -- each of them can be undone by itself
        await changesApi.changeArticles.call({ ...change, contentplanId })
      await writingApi.start.call({ articleId: article.id })
      return article
    },
    onSuccess: ({ id }) => {
      showSnackbar({ text: 'Writing started.', tone: 'good' })
      router.history.push(`${articlePath(place, id)}?tab=texts`)
    },
    onSettled: () => askAgain(queryClient),
  })
}
