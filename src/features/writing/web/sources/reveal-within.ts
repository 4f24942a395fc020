const GAP = 56

/** Scrolls the box around an element until the element is in sight, and nothing else: the page stays where it is. */
export function revealWithin(element: HTMLElement): void {
  const box = findBox(element)
  if (box === null) return
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  const isBelow = inner.bottom > outer.bottom
  if (inner.top < outer.top + GAP || isBelow)
    box.scrollTop += Math.min(inner.top - outer.top - GAP, isBelow ? inner.bottom - outer.bottom + GAP : 0)
}

function findBox(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
