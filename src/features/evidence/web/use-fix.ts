import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Action } from '#features/advice/rules.ts'
import { changesApi, showChange } from '#features/articles/web/index.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { Evidence, Fix } from './api.ts'
import { describeFix } from './describe-fix.ts'

interface FixInput {
  contentplanId: number
  cluster: Pick<Evidence, 'article_id' | 'title'>
  /** Called when a fix is done, before the message is shown. */
  onDone?: ((fix: Fix) => void) | undefined
}

/** Does what a fix says, and shows a message with a button to undo it. */
export function useFix({ contentplanId, cluster, onDone }: FixInput) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fix: Fix) => applyFix(fix, { contentplanId, articleId: cluster.article_id }),
    meta: { errorMessage: 'This could not be done. Please try again.' },
    onSuccess: (changeId, fix) => {
      onDone?.(fix)
      const { done: text } = describeFix(fix, cluster)
      if ('action' in fix) return showChosen(queryClient, { contentplanId, fix, text })
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'Nothing was left to change' : text,
      })
    },
    onSettled: () => askAgain(queryClient),
  })
}

/** Returns the id to undo it with; null for a chosen action, which is undone by choosing the one before. */
async function applyFix(
  fix: Fix,
  { contentplanId, articleId }: { contentplanId: number; articleId: number },
): Promise<number | null> {
  switch (fix.code) {
    case 'match-page':
      return changePage({ contentplanId, pageIds: [fix.page.page_id], action: 'setPageArticle', articleId })
    case 'unlock-match':
      return changePage({ contentplanId, pageIds: [fix.page.page_id], action: 'toggleLock', isOn: false })
    case 'merge-clusters': {
      const { changeId } = await changesApi.changeArticles.call({
        contentplanId,
        action: 'merge',
        articleIdsFrom: [fix.from.article_id],
        articleIdTo: fix.into.article_id,
      })
      return changeId
    }
    case 'merge-pages':
    case 'update-page':
    case 'follow-advice':
    case 'leave':
      return setAction({ contentplanId, pageId: fix.page.page_id, action: fix.action })
  }
}

async function changePage(change: Parameters<typeof pagesApi.change.call>[0]): Promise<number | null> {
  const answer = await pagesApi.change.call(change)
  return 'changeId' in answer ? answer.changeId : null
}

interface ChosenAction {
  contentplanId: number
  pageId: number
  action: Action | null
}

function setAction({ contentplanId, pageId, action }: ChosenAction): Promise<number | null> {
  return changePage({ contentplanId, pageIds: [pageId], action: 'setPageAction', pageAction: action })
}

interface ShownChoice {
  contentplanId: number
  fix: Extract<Fix, { action: Action }>
  text: string
}

function showChosen(queryClient: QueryClient, { contentplanId, fix, text }: ShownChoice): void {
  const undo = async () => {
    try {
      await setAction({ contentplanId, pageId: fix.page.page_id, action: fix.actionBefore })
      showSnackbar({ text: 'Undone.', about: 'changes' })
    } catch (error) {
      showError(error, 'This could not be undone. Please try again.')
    }
    await askAgain(queryClient)
  }
  showSnackbar({ text, about: 'changes', action: { label: 'Undo', onSelect: () => void undo() } })
}
