import { useMutation } from '@tanstack/react-query'
import { voiceApi } from '../api.ts'
import type { CompanyInfoForm } from './use-company-info.ts'

/**
 * Lets the program say what the company is and does. A text that the user has written stays until they take over the new
 * one.
 */
export function useMakeAbout({ place: { contentplanId }, draft, change, reload }: CompanyInfoForm) {
  const making = useMutation({
    mutationFn: () => voiceApi.makeAbout.call({ contentplanId, regenerate: true }),
    onSuccess: ({ about, is_saved: isSaved }) => {
      if (isSaved || draft?.about.trim() === '') change({ about })
      void reload()
    },
  })
  const made = making.data
  return {
    make: () => making.mutate(),
    isMaking: making.isPending,
    error: making.error,
    made: made ?? null,
    /** What is proposed in place of the user's text; null when there is nothing to decide. */
    proposed: made !== undefined && draft !== null && made.about !== draft.about ? made.about : null,
    take: () => {
      if (made !== undefined) change({ about: made.about })
    },
    dismiss: () => making.reset(),
  }
}
