import { placePanel } from './place-panel.ts'

/** Keeps an open panel next to its anchor, also when the page scrolls. Returns what stops that. */
export function followAnchor(
  panel: HTMLElement,
  { anchor, align }: { anchor: HTMLElement; align: 'start' | 'end' },
): () => void {
  const place = () => {
    const { left, top } = placePanel({
      anchor: anchor.getBoundingClientRect(),
      panel: panel.getBoundingClientRect(),
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    })
    panel.style.left = `${left}px`
    panel.style.top = `${top}px`
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(panel)
  window.addEventListener('resize', place)
  document.addEventListener('scroll', place, { passive: true, capture: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', place)
    document.removeEventListener('scroll', place, { capture: true })
  }
}
