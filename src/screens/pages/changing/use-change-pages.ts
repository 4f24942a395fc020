import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showChange } from '#features/articles/web/index.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { MOST_PAGES_AT_ONCE, NO_TYPE_OF_EXCLUDED } from '#features/pages/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { PagesView } from '../pages-view.ts'
import type { PageRow } from '../use-pages.ts'
import {
  applyChange,
  leavesAsItIs,
  type ListedPages,
  type MarkChange,
  type PageChange,
} from './apply-change.ts'
import { describeChanged, describeFailed } from './describe-changed.ts'
import { invertChange } from './invert-change.ts'

export type ChangePages = (change: PageChange) => void

const UNDO_MS = 8000

interface ListedView {
  view: PagesView
  queryKey: QueryKey
}

/** Changes pages; the list shows it at once, and a message offers to undo it. */
export function useChangePages(contentplanId: number, { view, queryKey }: ListedView) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ pages, ...change }: PageChange) => changeInParts(contentplanId, { pages, change }),
    onMutate: async ({ pages, ...change }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<ListedPages>(queryKey)
      const ids = new Set(pages.map(({ id }) => id))
      if (before !== undefined) queryClient.setQueryData(queryKey, applyChange(before, { ids, change, view }))
      return { before }
    },
    onError: (error, { pages, action }, result) => {
      if (result?.before !== undefined) queryClient.setQueryData(queryKey, result.before)
      showError(error, describeFailed({ action }, pages.length))
    },
    onSuccess: ({ changed, changeIds, failure }, change) => {
      const { pages } = change
      if (failure !== null) showError(failure, describeFailed(change, pages.length - changed))
      const text = describeChanged(change, {
        named: pages.length,
        changed,
        excluded: pages.filter(({ excluded: isExcluded }) => isExcluded).length,
        isOn: 'isOn' in change && change.isOn,
      })
      if (changeIds.length > 0) return showChange(queryClient, { contentplanId, changeIds, text })
      const back = invertChange(change)
      showSnackbar({
        text,
        about: 'changes',
        timeoutMs: UNDO_MS,
        ...(changed > 0 && { action: { label: 'Undo', onSelect: () => back.forEach((one) => mutate(one)) } }),
      })
    },
    onSettled: () => askAgain(queryClient, { queryKey: pagesApi.list.key({ input: { contentplanId } }) }),
  })
  const change = useMemo(() => withRules(mutate), [mutate])
  return { change, isPending }
}

/** V-47: types are changed where at least one page is not excluded. */
function withRules(mutate: ChangePages): ChangePages {
  return (change) => {
    if (change.action === 'setPageType' && change.pages.every(({ excluded: isExcluded }) => isExcluded))
      return showSnackbar({ text: NO_TYPE_OF_EXCLUDED, tone: 'danger', about: 'changes' })
    mutate(change)
  }
}

/** A part that fails ends the change. What was changed until then stays, with the failure beside it. */
async function changeInParts(
  contentplanId: number,
  { pages, change }: { pages: readonly PageRow[]; change: MarkChange },
) {
  const ids = pages.filter((page) => !leavesAsItIs(change, page)).map(({ id }) => id)
  const done = { changed: 0, changeIds: Array.of<number>() }
  for (let at = 0; at < ids.length; at += MOST_PAGES_AT_ONCE) {
    const pageIds = ids.slice(at, at + MOST_PAGES_AT_ONCE)
    try {
      // oxlint-disable-next-line no-await-in-loop -- parts of one change, in order
      const answer = await pagesApi.change.call({ contentplanId, pageIds, ...change })
      if (!('changed' in answer)) continue
      done.changed += answer.changed
      if (answer.changeId !== null) done.changeIds.push(answer.changeId)
    } catch (error) {
      if (done.changed === 0) throw error
      return { ...done, failure: error }
    }
  }
  return { ...done, failure: null }
}
