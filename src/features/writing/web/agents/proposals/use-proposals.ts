import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { TextSection } from '#features/articles/rules.ts'
import type { textProposal, textProposed } from '#features/writing/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { writingApi } from '../../api.ts'

export type Proposal = z.infer<typeof textProposal>

/** The newest proposal for a text of a cluster; null when there is none. */
export function useProposals(articleId: number): (section: TextSection) => Proposal | null {
  const queryClient = useQueryClient()
  const { data } = useQuery(
    writingApi.listProposals.queryOptions({
      input: { articleId },
      staleTime: 0,
      meta: { followsMessages: true },
    }),
  )
  useMessages<typeof textProposed>('textProposed', (message) => {
    if (message.articleId === articleId)
      void askAgain(queryClient, { queryKey: writingApi.listProposals.key({ input: { articleId } }) })
  })
  return (section) => data?.proposals.find((one) => one.section === section) ?? null
}
