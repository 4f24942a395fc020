import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TEXT_CHANGED } from '#features/articles/rules.ts'
import { Explained } from '#platform/errors.ts'
import { codeOf, statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { writingApi } from '../../api.ts'
import type { Proposal } from './use-proposals.ts'

interface Answer {
  accept: boolean
  /** What the user has made of both. */
  text?: string
  /** The version that was compared. */
  baseVersion?: number
}

/** Takes a proposal over, as a whole or in part, or dismisses it. */
export function useResolve(articleId: number, { id }: Pick<Proposal, 'id'>, { hasOwnErrors = false } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      writingApi.resolveProposal.call({ articleId, proposal: id, ...answer }).catch(explain),
    ...(!hasOwnErrors && {
      meta: { errorMessage: 'The proposal could not be dismissed. Please try again.' },
    }),
    onSettled: () =>
      askAgain(queryClient, { queryKey: writingApi.listProposals.key({ input: { articleId } }) }),
  })
}

/** The server does not know what is on the screen. */
function explain(error: unknown): never {
  if (codeOf(error) === TEXT_CHANGED)
    throw new Explained(
      'The text was changed meanwhile, so nothing was saved. Look at the differences again: they are those from the newest version.',
      { cause: error },
    )
  if (statusOf(error) === 404)
    throw new Explained(
      'This proposal was taken over or dismissed in another window, or the cluster is gone. Nothing was saved.',
      { cause: error },
    )
  throw error
}
