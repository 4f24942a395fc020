import { useEffect, useEffectEvent } from 'react'
import type { SavedView } from './api.ts'

/** Shows the columns of the view that the address names, once when it is known: the user may change them then. */
export function useColumnsOfView(
  view: SavedView | null,
  onColumns: (columns: readonly string[]) => void,
): void {
  const id = view?.id ?? null
  const show = useEffectEvent(() => {
    if (view !== null && view.columns !== null) onColumns(view.columns)
  })
  useEffect(() => {
    if (id !== null) show()
  }, [id])
}
