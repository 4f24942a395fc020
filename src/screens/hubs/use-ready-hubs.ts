import { useEffect, useRef } from 'react'
import type { Hub } from '#features/hubs/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** Says when a hub that was created on this screen is ready (T-12). Returns how to wait for one. */
export function useReadyHubs(hubs: readonly Hub[]): (topicId: number) => void {
  const awaited = useRef(new Set<number>())
  useEffect(() => {
    for (const { id, update_ended: ended, article_count: clusters } of hubs) {
      if (ended === null || !awaited.current.delete(id) || clusters === 0) continue
      showSnackbar({ text: 'Hub created successfully', tone: 'good' })
    }
  }, [hubs])
  return (topicId) => void awaited.current.add(topicId)
}
