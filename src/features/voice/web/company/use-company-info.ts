import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { Explained } from '#platform/errors.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { dropSaved } from '#platform/web/use-draft-values.ts'
import { voiceApi } from '../api.ts'
import { COMPANY_FIELDS, findConflicts, withBases, type CompanyDraft } from './company-conflicts.ts'

export type CompanyInfoForm = ReturnType<typeof useCompanyInfo>

const UNDECIDED = 'Somebody else has saved another text meanwhile. Choose which one stays, then save again.'

/**
 * The company information of a plan as a form (F-213). `draft` is null until it is loaded; `save` saves what was changed,
 * and rejects when that fails. A text that another user or window has saved since it was changed here is never replaced
 * unasked.
 */
export function useCompanyInfo(place: PlanPlace) {
  const queryClient = useQueryClient()
  const { contentplanId } = place
  const options = contentplansApi.get.queryOptions({ input: { contentplanId } })
  const plan = useQuery(options)
  const [changes, setChanges] = useState<Partial<CompanyDraft>>({})
  /** What was saved when a text was changed first. */
  const [bases, setBases] = useState<Partial<CompanyDraft>>({})
  const saved = plan.data !== undefined && 'about' in plan.data ? plan.data : undefined
  const changed: Partial<CompanyDraft> = {}
  for (const name of COMPANY_FIELDS) {
    const value = changes[name]
    if (value !== undefined && value !== saved?.[name]) changed[name] = value
  }
  const saving = useMutation({
    mutationFn: async (sent: Partial<CompanyDraft>) => {
      if (saved === undefined || Object.keys(sent).length === 0) return
      const now = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      const theirs = 'about' in now ? findConflicts({ changed: sent, bases, saved: now }) : {}
      if (Object.keys(theirs).length > 0) throw new Explained(UNDECIDED)
      const from = bases.style_guide
      await contentplansApi.update.call({
        ...place,
        ...sent,
        ...('style_guide' in sent && from !== undefined && { style_guide_from: from }),
      })
    },
    onSettled: async (_, error, sent) => {
      // First what is saved, then the form shows it.
      await Promise.all([
        askAgain(queryClient, { queryKey: contentplansApi.key() }),
        askAgain(queryClient, { queryKey: voiceApi.getGuide.key() }),
      ])
      if (error !== null) return
      setChanges((now) => dropSaved(now, sent))
      setBases((now) => ({ ...now, ...sent }))
    },
  })
  // What this form saves itself is no conflict.
  const conflicts = saved === undefined || saving.isPending ? {} : findConflicts({ changed, bases, saved })
  return {
    place,
    draft: saved === undefined ? null : { ...pick(saved), ...changes },
    hasFailed: plan.isLoadingError,
    isRetrying: plan.isFetching,
    retry: () => void plan.refetch(),
    reload: () => askAgain(queryClient, { queryKey: contentplansApi.key() }),
    /** What differs from what is saved. */
    changed,
    /** By field, the text that another user or window has saved since it was changed here. */
    conflicts,
    change: (part: Partial<CompanyDraft>) => {
      if (saved !== undefined) setBases((known) => withBases({ changed, bases: known, saved }, part))
      setChanges((known) => ({ ...known, ...part }))
    },
    /** Decides a conflict: the other text stays, or is replaced with the next save. */
    decide: (name: keyof CompanyDraft, choice: 'mine' | 'theirs') => {
      if (choice === 'theirs') setChanges(({ [name]: _mine, ...others }) => others)
      else setBases((known) => ({ ...known, [name]: saved?.[name] }))
    },
    /** Says that these texts are saved by what was done here. */
    know: (part: Partial<CompanyDraft>) => setBases((known) => ({ ...known, ...part })),
    discard: () => setChanges({}),
    isDirty: Object.keys(changed).length > 0,
    isSaving: saving.isPending,
    save: () => saving.mutateAsync(changed),
  }
}

function pick({ about, style_guide, image_style_guide }: CompanyDraft): CompanyDraft {
  return { about, style_guide, image_style_guide }
}
