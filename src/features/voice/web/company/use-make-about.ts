import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { voiceApi } from '../api.ts'
import type { CompanyInfoForm } from './use-company-info.ts'

/**
 * Lets the program say what the company is and does. A text that the user has written, or types while they wait, stays
 * until they take over the new one.
 */
export function useMakeAbout({
  place: { contentplanId },
  draft,
  changed,
  change,
  know,
  reload,
}: CompanyInfoForm) {
  const [isProposed, setIsProposed] = useState(false)
  const making = useMutation({
    mutationFn: () => voiceApi.makeAbout.call({ contentplanId, regenerate: true }),
    onSuccess: ({ about, is_saved: isSaved }) => {
      const isTaken = takesMade({ typed: changed.about, isSaved })
      if (isTaken) change({ about })
      if (isSaved) know({ about })
      setIsProposed(!isTaken)
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
    proposed: isProposed && made !== undefined && made.about !== draft?.about ? made.about : null,
    take: () => {
      if (made !== undefined) change({ about: made.about })
      setIsProposed(false)
    },
    dismiss: () => {
      setIsProposed(false)
      making.reset()
    },
  }
}

/** Whether a generated text is shown in the field at once: what is typed there and not saved is never replaced. */
export function takesMade({ typed, isSaved }: { typed: string | undefined; isSaved: boolean }): boolean {
  return typed === undefined ? isSaved : typed.trim() === ''
}
