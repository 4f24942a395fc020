import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { findFavorite, type MapLayout } from '../map-layout.ts'
import { findNext } from './find-neighbour.ts'

/** What the map brings into sight: a favorite that was moved, which gets the focus, or a hub that was added. */
export type Followed = { articleId: number } | { hubName: string }

interface FocusInput {
  layout: MapLayout
  /** Null while something covers the map. */
  followed: Followed | null
}

/** The favorite with the focus, whose card stays rendered. It also shows what is followed, once each. */
export function useFocusedCard(box: RefObject<HTMLElement | null>, { layout, followed }: FocusInput) {
  const [activeId, setActiveId] = useState<number | null>(null)
  const [wanted, setWanted] = useState<{ articleId: number } | null>(null)
  const [seen, setSeen] = useState<Followed | null>(null)
  const handled = useRef<Followed | null>(null)
  const before = useRef(layout)
  /** Gives a favorite the focus as soon as its card is rendered. */
  const focus = useCallback((articleId: number) => {
    setWanted({ articleId })
    setActiveId(articleId)
  }, [])
  if (followed !== null && followed !== seen) {
    setSeen(followed)
    if ('articleId' in followed) focus(followed.articleId)
  }
  useEffect(() => {
    if (wanted === null || wanted === handled.current) return
    const card = box.current?.querySelector<HTMLElement>(`[data-article="${wanted.articleId}"]`)
    if (!card) return
    handled.current = wanted
    card.focus()
  })
  useEffect(() => {
    if (seen === null || seen === handled.current || 'articleId' in seen) return
    if (showHub(box.current, layout, seen)) handled.current = seen
  }, [box, seen, layout])
  // The card of a favorite that moved is another element, and that of one which is gone passes its focus on.
  useEffect(() => {
    const [was, is] = [findFavorite(before.current, activeId), findFavorite(layout, activeId)]
    before.current = layout
    if (was === null || document.activeElement !== document.body) return
    const next =
      is === null ? findNext(layout, was) : was.row === is.row && was.column === is.column ? null : activeId
    if (next !== null) focus(next)
  }, [layout, activeId, focus])
  return { activeId, focus, onFocus: ({ target }: FocusEvent) => setActiveId(readCard(target)) }
}

/** Scrolls to the column of a hub; returns false while the map does not have that hub yet. */
function showHub(box: HTMLElement | null, { columns }: MapLayout, { hubName }: { hubName: string }): boolean {
  const column = columns.findIndex(({ name }) => name === hubName)
  if (box === null || column < 0) return false
  box.scrollTo({ left: column * Number.parseFloat(box.style.getPropertyValue('--column')) })
  return true
}

/** The favorite whose card this is; null for anything else. */
export function readCard(target: EventTarget): number | null {
  const id = target instanceof HTMLElement ? target.dataset['article'] : undefined
  return id === undefined ? null : Number(id)
}
