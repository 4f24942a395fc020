import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'

interface Place {
  start: number
  end: number
}

/** Shows a passage of the final draft, also while another text is open. */
export function useJump(final: OpenedText | undefined): (place: Place) => void {
  const wanted = useRef<Place | null>(null)
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const isShown = search['text'] === 'final'
  useEffect(() => {
    if (!isShown || wanted.current === null) return
    final?.editor.current?.showPlace(wanted.current)
    wanted.current = null
  }, [isShown, final])
  return (place) => {
    if (isShown) return final?.editor.current?.showPlace(place)
    wanted.current = place
    changeSearch((now) => ({ ...now, text: 'final' }), { replace: true })
  }
}
