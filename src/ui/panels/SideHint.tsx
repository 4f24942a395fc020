import { useEffect, useRef, type RefObject } from 'react'
import classes from './SideHint.module.css'

const GAP = 8

/**
 * Shows the `data-hint` of what the pointer or the focus is on inside a narrow bar, beside it. It repeats the name that
 * assistive technology reads anyway.
 */
export function SideHint({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const hint = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [host, element] = [bar.current, hint.current]
    if (!host || !element) return
    const leaving = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => host.addEventListener(type, listener, { signal: leaving.signal })
    const hide = () => element.hidePopover()
    const show = (target: EventTarget | null) => {
      const over = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null
      const text = over?.dataset['hint']
      if (!over || text === undefined) return hide()
      const { right, top, height } = over.getBoundingClientRect()
      element.textContent = text
      element.style.left = `${right + GAP}px`
      element.style.top = `${top + height / 2}px`
      element.showPopover()
    }
    on('pointerover', ({ target }) => show(target))
    on('pointerleave', hide)
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target)
    })
    on('focusout', hide)
    on('click', hide)
    on('keydown', ({ key }) => key === 'Escape' && hide())
    return () => leaving.abort()
  }, [bar])
  return <div ref={hint} popover="manual" aria-hidden="true" className={classes.hint} />
}
