import { useEffect, useRef, type KeyboardEvent } from 'react'
import classes from './CountTabs.module.css'
import { formatCount } from '../numbers.ts'

export interface CountTabsProps<Value extends string> {
  label: string
  value: Value
  /** A count is null while it is loading; the tab shows "…" in its place. A note is shown like a count. */
  tabs: readonly { value: Value; label: string; count?: number | null; note?: string }[]
  onChange: (value: Value) => void
  /** The id of the element whose content the tabs change. */
  panelId?: string
}

/** Tabs for the views of a list, each with its number of rows. The caller keeps the choice, usually in the URL. */
export function CountTabs<Value extends string>(props: CountTabsProps<Value>) {
  const { label, value, tabs, onChange, panelId } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = list.current
    if (!place) return undefined
    // Called at once, and again when a dialog around the tabs has opened, a count has come, or the window has another size.
    const observer = new ResizeObserver(() => showTab(place, value))
    for (const element of [place, ...place.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [value])

  /** From the tab with the focus: the choice may still be on its way, when the next key is pressed. */
  function move(event: KeyboardEvent, now: number) {
    const next = findNext(event.key, now, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={classes.tabs}>
      {tabs.map((tab, place) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={classes.tab}
          data-value={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onKeyDown={(event) => move(event, place)}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={classes.count}>{tab.count === null ? '…' : formatCount(tab.count)}</span>
          )}
          {tab.note && <span className={classes.count}>{tab.note}</span>}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the list of tabs until the tab is visible. scrollIntoView would also scroll the page. */
function showTab(list: HTMLElement, value: string): void {
  const tab = list.querySelector(`[data-value="${CSS.escape(value)}"]`)
  if (!tab) return
  const [place, wanted] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (wanted.right > place.right) list.scrollLeft += Math.ceil(wanted.right - place.right)
  if (wanted.left < place.left) list.scrollLeft -= Math.ceil(place.left - wanted.left)
}

function findNext(key: string, now: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % length
    case 'ArrowLeft':
      return (now - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
