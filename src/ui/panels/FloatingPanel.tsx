import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import classes from './FloatingPanel.module.css'
import { followAnchor } from './follow-anchor.ts'

interface FloatingPanelProps {
  label: string
  role?: 'dialog' | 'menu'
  anchor: HTMLElement
  align?: 'start' | 'end'
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A panel over the page, next to its anchor. Escape or a click elsewhere closes it. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { label, role = 'dialog', anchor, align = 'start', children } = props
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(props.onClose)
  const press = useEffectEvent((event: KeyboardEvent) => props.onKeyDown?.(event))

  useEffect(() => {
    const element = panel.current
    if (!element) return
    // When the popover closes, the browser returns the focus to the element that has it now.
    anchor.focus({ preventScroll: true })
    element.showPopover()
    const stopFollowing = followAnchor(element, { anchor, align })
    firstControl(element)?.focus({ preventScroll: true })
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // A panel that is open within this one has taken the key.
      if (event.target instanceof Element && event.target.closest('[popover]') !== element) return
      if (event.key !== 'Escape' || event.isComposing) {
        press(event)
        return
      }
      // Close at once: `toggle` fires a moment later, and a key pressed on the button until then would be lost.
      event.preventDefault()
      element.hidePopover()
      // The browser does not return the focus of a panel within another one.
      anchor.focus({ preventScroll: true })
      close()
    }
    element.addEventListener('toggle', onToggle)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('toggle', onToggle)
      element.removeEventListener('keydown', onKeyDown)
      stopFollowing()
    }
  }, [anchor, align])

  return (
    <div
      ref={panel}
      popover="auto"
      {...{ role, 'aria-label': label }}
      tabIndex={-1}
      className={classes.panel}
    >
      {children}
    </div>
  )
}

function firstControl(element: HTMLElement): HTMLElement | null {
  return (
    element.querySelector<HTMLElement>('[data-first-focus]') ??
    element.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled), select, a[href]')
  )
}
