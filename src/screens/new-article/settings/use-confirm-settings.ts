import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { changesApi, showChange, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { resolveHub, type HubTarget } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
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
 * Gives a cluster its settings, after making it if it is new, and opens it. A second press, or a try after an error, goes
 * on with what was made before.
 */
export function useConfirmSettings(place: PlanPlace) {
  const { contentplanId } = place
  const queryClient = useQueryClient()
  const router = useRouter()
  const made = useRef<{ article: Article | null; changeIds: (number | null)[] }>({
    article: null,
    changeIds: [],
  })
  const create = async (keyword: string, topicId: number): Promise<Article> => {
    const { changeId, ...article } = await createCluster(place, { keyword, topicId })
    made.current = { article, changeIds: [changeId] }
    return article
  }
  return useMutation({
    scope: { id: `new article ${contentplanId}` },
    mutationFn: async ({ keyword, target, settings, cluster }: Confirmed) => {
      const topicId = await resolveHub(contentplanId, target)
      if (topicId === null) throw new Error('A cluster is written in a hub.')
      const article = cluster ?? made.current.article ?? (await create(keyword, topicId))
      for (const change of listChanges(article, { ...settings, topicId })) {
        // oxlint-disable-next-line no-await-in-loop -- parts of one change, which are undone in the opposite order
        const { changeId } = await changesApi.changeArticles.call({ ...change, contentplanId })
        made.current.changeIds.push(changeId)
      }
      return article
    },
    onSuccess: ({ id }, { cluster }) => {
      const changeIds = made.current.changeIds.splice(0)
      if (changeIds.some((changeId) => changeId !== null))
        showChange(queryClient, {
          contentplanId,
          changeIds,
          text:
            cluster === null
              ? 'Cluster created. Its texts are empty.'
              : 'Settings saved. No text was written.',
        })
      router.history.push(articlePath(place, id))
    },
    onSettled: () => askAgain(queryClient),
  })
}
