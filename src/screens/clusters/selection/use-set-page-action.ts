import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { MOST_PAGES_AT_ONCE } from '#features/pages/rules.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { groupActions, type ActionGroup } from './group-actions.ts'

/** Null: as suggested. */
export type ChosenAction = Action | null

interface ActionInput {
  clusters: readonly Article[]
  action: ChosenAction
}

const UNDO_MS = 8000
const NOT_SAVED = 'The action could not be saved. Please try again.'

/** Chooses what to do with the pages of clusters, or with null leaves it to the suggestions; shows a message with undo. */
export function useSetPageAction(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ clusters, action }: ActionInput) => {
      const pageIds = clusters.flatMap(({ page_id: id }) => id ?? [])
      return setActions(contentplanId, [{ action, pageIds }])
    },
    meta: { errorMessage: NOT_SAVED },
    onMutate: ({ clusters }) => groupActions(clusters),
    onSuccess: (changed, { action }, before) =>
      showSnackbar({
        text: changed === 0 ? 'Nothing was left to change' : describeSet(changed, action),
        about: 'changes',
        timeoutMs: UNDO_MS,
        ...(changed > 0 && {
          action: {
            label: 'Undo',
            onSelect: () => void undoActions(queryClient, { contentplanId, before }),
          },
        }),
      }),
    onSettled: () => askAgain(queryClient),
  })
}

async function undoActions(
  queryClient: QueryClient,
  { contentplanId, before }: { contentplanId: number; before: readonly ActionGroup[] },
): Promise<void> {
  try {
    await setActions(contentplanId, before)
    showSnackbar({ text: 'Undone.', about: 'changes' })
  } catch (error) {
    showError(error, 'This could not be undone. Please try again.')
  }
  await askAgain(queryClient)
}

/** Sets the action of groups of pages, in parts that the server takes at once. Returns how many pages changed. */
async function setActions(contentplanId: number, groups: readonly ActionGroup[]): Promise<number> {
  let changed = 0
  for (const { action: pageAction, pageIds } of groups)
    for (let at = 0; at < pageIds.length; at += MOST_PAGES_AT_ONCE) {
      const part = pageIds.slice(at, at + MOST_PAGES_AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- parts of one change, in order
      const answer = await pagesApi.change.call({
        contentplanId,
        pageIds: part,
        action: 'setPageAction',
        pageAction,
      })
      if ('changed' in answer) changed += answer.changed
    }
  return changed
}

/** "3 pages left to the suggestion"; "Chosen for 1 page: Merge". */
function describeSet(changed: number, action: ChosenAction): string {
  const pages = formatNoun(changed, 'page', 'pages')
  if (action === null) return `${pages} left to the suggestion`
  return `Chosen for ${pages}: ${ACTION_NAMES[action]}`
}
