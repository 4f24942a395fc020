import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isCovered, isPlainKey, isTyping } from '#ui/keyboard/keys.ts'
import { moveCard } from './move-card.ts'

interface CardKeysInput {
  count: number
  list: RefObject<HTMLElement | null>
  /** X on the card at a place, and F. */
  onDismiss: (place: number) => void
  onFavor: (place: number) => void
}

/** Keyboard of a grid of cards: J and K move to another card wherever the focus is, arrow keys within the grid. */
export function useCardKeys({ count, list, onDismiss, onFavor }: CardKeysInput) {
  const [chosen, setChosen] = useState(-1)
  const [moves, setMoves] = useState(0)
  const target = useRef(0)
  const active = Math.min(chosen, count - 1)

  useEffect(() => {
    if (moves === 0) return
    // The active card is always rendered, even outside of the visible part.
    const card = list.current?.children[target.current]
    card?.querySelector<HTMLElement>('[data-card-link]')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [moves, list])

  function moveTo(place: number) {
    target.current = place
    setChosen(place)
    setMoves((before) => before + 1)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event) || isTyping(event.target) || isCovered(event.target)) return
    const { key } = event
    const isInside = event.target instanceof Node && list.current?.contains(event.target) === true
    if (!isInside && key !== 'j' && key !== 'k') return
    const act = isInside && active >= 0 ? { x: onDismiss, f: onFavor }[key] : undefined
    const next = moveCard(key, { active, count, columns: countColumns(list.current) })
    if (!act && next === null) return
    event.preventDefault()
    if (act) act(active)
    else if (next !== null) moveTo(next)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    const place = list.current
    const onFocusIn = ({ target: focused }: FocusEvent) => {
      const cards = [...(place?.children ?? [])]
      const at = cards.findIndex((card) => focused instanceof Node && card.contains(focused))
      if (at >= 0) setChosen(at)
    }
    place?.addEventListener('focusin', onFocusIn)
    return () => place?.removeEventListener('focusin', onFocusIn)
  }, [list])

  return {
    active,
    /** A card is about to leave the list: the focus goes to the one that takes its place. */
    followGone: (place: number) => {
      if (list.current?.contains(document.activeElement)) moveTo(Math.max(0, Math.min(place, count - 2)))
    },
  }
}

function countColumns(list: HTMLElement | null): number {
  return list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length
}
