import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { voiceApi } from '../api.ts'

/** What a plan says about its company and its texts. */
interface CompanyDraft {
  about: string
  style_guide: string
  image_style_guide: string
}

export type CompanyInfoForm = ReturnType<typeof useCompanyInfo>

const FIELDS = ['about', 'style_guide', 'image_style_guide'] as const

/**
 * The company information of a plan as a form (F-213). `draft` is null until it is loaded; `save` saves what was changed,
 * and rejects when that fails.
 */
export function useCompanyInfo(place: PlanPlace) {
  const queryClient = useQueryClient()
  const plan = useQuery(contentplansApi.get.queryOptions({ input: { contentplanId: place.contentplanId } }))
  const [changes, setChanges] = useState<Partial<CompanyDraft>>({})
  const saved = plan.data !== undefined && 'about' in plan.data ? plan.data : undefined
  const changed: Partial<CompanyDraft> = {}
  for (const name of FIELDS) {
    const value = changes[name]
    if (value !== undefined && value !== saved?.[name]) changed[name] = value
  }
  const saving = useMutation({
    mutationFn: async (sent: Partial<CompanyDraft>) => {
      if (saved === undefined || Object.keys(sent).length === 0) return
      await contentplansApi.update.call({
        ...place,
        ...sent,
        ...('style_guide' in sent && { style_guide_from: saved.style_guide }),
      })
    },
    onSettled: async (_, error, sent) => {
      // First what is saved, then the form shows it.
      await Promise.all([
        askAgain(queryClient, { queryKey: contentplansApi.key() }),
        askAgain(queryClient, { queryKey: voiceApi.getGuide.key() }),
      ])
      if (error === null) setChanges((now) => dropSaved(now, sent))
    },
  })
  return {
    place,
    draft: saved === undefined ? null : { ...pick(saved), ...changes },
    hasFailed: plan.isLoadingError,
    isRetrying: plan.isFetching,
    retry: () => void plan.refetch(),
    reload: () => askAgain(queryClient, { queryKey: contentplansApi.key() }),
    /** What differs from what is saved. */
    changed,
    change: (part: Partial<CompanyDraft>) => setChanges((known) => ({ ...known, ...part })),
    discard: () => setChanges({}),
    isDirty: Object.keys(changed).length > 0,
    isSaving: saving.isPending,
    save: () => saving.mutateAsync(changed),
  }
}

/** What was typed, without what was saved of it: a change during the save stays. */
export function dropSaved(typed: Partial<CompanyDraft>, saved: Partial<CompanyDraft>): Partial<CompanyDraft> {
  const left: Partial<CompanyDraft> = {}
  for (const name of FIELDS) {
    const value = typed[name]
    if (value !== undefined && value !== saved[name]) left[name] = value
  }
  return left
}

function pick({ about, style_guide, image_style_guide }: CompanyDraft): CompanyDraft {
  return { about, style_guide, image_style_guide }
}
