import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { textSaved } from '#features/articles/contract.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { trackerMessage } from '#features/trackers/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import type { evidenceChanged } from '../contract.ts'
import { writingApi } from './api.ts'
import type { Material } from './judging/judge-text.ts'

/** What the texts of a cluster rest on and are judged by, kept up to date while agents and others change it. */
export function useEvidence({ contentplanId }: PlanPlace, articleId: number) {
  const queryClient = useQueryClient()
  const input = { articleId }
  const kept = { input, staleTime: 60_000, meta: { followsMessages: true } }
  const evidence = useQuery(writingApi.getEvidence.queryOptions(kept))
  const basis = useQuery(writingApi.getScoreBasis.queryOptions(kept))
  const askForCards = () => askAgain(queryClient, { queryKey: writingApi.getEvidence.key({ input }) })
  const askForAll = () => {
    void askForCards()
    void askAgain(queryClient, { queryKey: writingApi.getScoreBasis.key({ input }) })
    void askAgain(queryClient, { queryKey: writingApi.getEvidenceCard.key() })
  }
  useMessages<typeof evidenceChanged>('evidenceChanged', (changed) => {
    if (changed.articleId === articleId) void askForCards()
  })
  useMessages<typeof textSaved>('text', ({ articleId: of, section }) => {
    // The brief names the title, and the research is written with its cards.
    if (of === articleId && (section === 'description' || section === 'research')) askForAll()
  })
  useMessages<typeof trackerMessage>('tracker', ({ contentplanId: plan, clusterId, status }) => {
    if (plan === contentplanId && clusterId === articleId && status === 'done') askForAll()
  })
  const error = evidence.error ?? basis.error
  const { data: found } = evidence
  const { data: compared } = basis
  const material = useMemo(
    (): Material | null =>
      found === undefined || compared === undefined
        ? null
        : { basis: compared, cards: found.cards, struck: found.struck },
    [found, compared],
  )
  return {
    found,
    basis: compared,
    material,
    hasFailed: error !== null && material === null,
    isBusy: evidence.isRefetching || basis.isRefetching,
    refetch: () => {
      void evidence.refetch()
      void basis.refetch()
    },
  }
}
