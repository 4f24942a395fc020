import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { MOST_SELECTED, type PlanPlace } from '#features/contentplans/rules.ts'
import { keywordsApi } from '../api.ts'
import { describeChanged } from './describe-changed.ts'
import { statusOf, type Tab } from './keywords-view.ts'
import { moveRows, type KeywordPage } from './move-rows.ts'

type KeywordAction = 'exclude' | 'reset'

interface Input {
  ids: readonly number[]
  action: KeywordAction
}

const NOT_CHANGED = 'The keywords could not be changed. Please try again.'

/** Excludes and resets keywords (F-055); the list shows it at once, and a message offers to undo it. */
export function useChangeKeywords(
  { contentplanId }: PlanPlace,
  { tab, queryKey }: { tab: Tab; queryKey: QueryKey },
) {
  const queryClient = useQueryClient()
  const refresh = () =>
    askAgain(queryClient, { queryKey: keywordsApi.list.key({ input: { contentplanId } }) })
  const changing = useMutation({
    mutationFn: ({ ids, action }: Input) => changeInParts(contentplanId, { ids, action }),
    meta: { errorMessage: NOT_CHANGED },
    onMutate: async ({ ids, action }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<KeywordPage>(queryKey)
      const to = action === 'exclude' ? 'excluded' : 'not_in_plan'
      if (before !== undefined)
        queryClient.setQueryData(queryKey, moveRows(before, { ids: new Set(ids), to, shown: statusOf(tab) }))
      return { before }
    },
    onError: (_error, _input, result) => queryClient.setQueryData(queryKey, result?.before),
    onSuccess: ({ changeIds, ...counts }, { action }) => {
      showChange(queryClient, { contentplanId, changeIds, text: describeChanged(action, counts) })
    },
    onSettled: refresh,
  })
  return (ids: readonly number[], action: KeywordAction) => changing.mutate({ ids, action })
}

async function changeInParts(contentplanId: number, { ids, action }: Input) {
  const changeIds: number[] = []
  const counts = { changed: 0, locked: 0 }
  for (let at = 0; at < ids.length; at += MOST_SELECTED) {
    const keywordIds = ids.slice(at, at + MOST_SELECTED)
    // oxlint-disable-next-line no-await-in-loop -- parts of one change, in order
    const answer = await keywordsApi.change.call({ contentplanId, keywordIds, action })
    counts.changed += answer.changed
    counts.locked += answer.locked
    if (answer.changeId !== null) changeIds.push(answer.changeId)
  }
  return { ...counts, changeIds }
}
