import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { copyLink } from './copy-link.ts'
import { findLink, keepLink } from './kept-link.ts'

interface SharingOf {
  /** Names what is shared in the storage of this tab. */
  name: string
  /** What people call it, such as "report". */
  noun: string
  /** When the link was made that is valid now; null when it is not shared. */
  sharedAt: string | null
  /** The address of the page that a key opens. */
  pathOf: (sharingKey: string) => string
  change: (share: boolean) => Promise<{
    sharingKey?: string | null | undefined
    shared_at?: string | null | undefined
  }>
  /** Queries that say whether it is shared. */
  queryKey: QueryKey
}

/**
 * Shares something by a link and ends that. The server tells the key of a link once; this tab keeps it. What another
 * window has changed since is not replaced: the server refuses, and the screen shows what is there now.
 */
export function useSharing({ name, noun, sharedAt, pathOf, change, queryKey }: SharingOf) {
  const queryClient = useQueryClient()
  const [made, setMade] = useState({ name, link: findLink(name) })
  // The screen may show something else by now.
  if (made.name !== name) setMade({ name, link: findLink(name) })
  const changing = useMutation({
    mutationFn: change,
    scope: { id: `sharing ${name}` },
    meta: { errorMessage: 'Sharing could not be changed. Please try again.' },
    onSuccess: ({ sharingKey, shared_at: madeAt }) => {
      const link = sharingKey && madeAt ? { sharingKey, sharedAt: madeAt } : null
      keepLink(name, link)
      setMade({ name, link })
      if (link === null) return showSnackbar({ text: `The ${noun} is not shared any more.`, tone: 'info' })
      const path = pathOf(link.sharingKey)
      showSnackbar({
        text: `The ${noun} is shared.`,
        tone: 'good',
        action: { label: 'Copy link', onSelect: () => void copyLink(path) },
      })
    },
    onSettled: () => askAgain(queryClient, { queryKey }),
  })
  const { link } = made
  return {
    noun,
    isShared: sharedAt !== null,
    /** The path of the page; null when it is not shared, and when the link was made elsewhere. */
    path: link !== null && link.sharedAt === sharedAt ? pathOf(link.sharingKey) : null,
    share: () => changing.mutate(true),
    end: (onEnd: () => void) => changing.mutate(false, { onSettled: onEnd }),
    isBusy: changing.isPending,
  }
}

export type Sharing = ReturnType<typeof useSharing>
