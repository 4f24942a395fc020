import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import type { Integration } from '../../contract.ts'
import { BAD_WORDPRESS_SITE, readWordpressSite } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import { useConnecting } from '../publishers/use-connecting.ts'

const NOT_SAVED = 'WordPress could not be connected.'

/** What is typed to connect a site by an application password, and what became of it. */
export function usePasswordForm(contentplanId: number, saved: Integration | null) {
  const [form, setForm] = useState({
    siteUrl: readWordpressSite(saved?.site_url ?? '') ?? '',
    user: saved?.wp_user ?? '',
    password: '',
  })
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const [isBadSite, setIsBadSite] = useState(false)
  const saving = useConnecting({
    send: () => connectionsApi.saveWordpressPassword.call({ contentplanId, type: 'wp-plugin', ...form }),
    savedText: 'WordPress is connected by an application password.',
    // The reason stays below the fields, because it says what to do.
    explain: () => NOT_SAVED,
  })
  const isComplete = Object.values(form).every((text) => text.trim() !== '')
  return {
    form,
    change: (part: Partial<typeof form>) => {
      change(part)
      setIsBadSite(false)
      // A reason says nothing about what was typed after it.
      saving.reset()
    },
    isComplete,
    siteProblem: isBadSite ? BAD_WORDPRESS_SITE : null,
    problem: saving.isError ? messageOf(saving.error, NOT_SAVED) : null,
    isSaving: saving.isPending,
    save: () => {
      if (!isComplete || saving.isPending) return
      const isBad = readWordpressSite(form.siteUrl) === null
      setIsBadSite(isBad)
      if (!isBad) saving.mutate(undefined, { onSuccess: () => change({ password: '' }) })
    },
  }
}
