import { useMutation } from '@tanstack/react-query'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { followTracker } from '#features/trackers/web/index.ts'
import { WRITING_STEPS, type RewriteStatus } from '#features/writing/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { writingApi } from '../../api.ts'
import { tellIfRunning, useRefresh } from './use-writing-actions.ts'

/**
 * Writes an article again from a status, which it then has (M-07). When that cannot be started, a tracker says so with
 * an error of its first step (M-09), also after the dialog is closed.
 */
export function useRewrite({ contentplanId }: PlanPlace, article: Pick<Article, 'id' | 'title'>) {
  const refresh = useRefresh()
  const id = `rewrite-${article.id}`
  return useMutation({
    mutationFn: (status: RewriteStatus) => writingApi.start.call({ articleId: article.id, status }),
    onSuccess: (started) => {
      followTracker({ kind: 'dismissed', id })
      tellIfRunning(started)
    },
    onError: (error) =>
      followTracker({
        kind: 'started',
        tracker: {
          id,
          name: `Writing “${article.title}”`,
          contentplanId,
          clusterId: article.id,
          stepsObject: Object.fromEntries(
            WRITING_STEPS.map((step, place) => [step, place === 0 ? 'error' : 'pending'] as const),
          ),
          reason: messageOf(error, 'The writing could not be started.'),
        },
      }),
    onSettled: refresh,
  })
}
