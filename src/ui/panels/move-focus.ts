/** The item to which a key (arrows, Home, End, first letter) moves the focus from the focused item. */
export function findByKey(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const now = items.findIndex((item) => item === document.activeElement)
  switch (key) {
    case 'ArrowDown':
      return items[(now + 1) % items.length]
    case 'ArrowUp':
      return items.at(Math.max(now, 0) - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      if (key.length !== 1 || key === ' ') return undefined
      return [...items.slice(now + 1), ...items].find((item) =>
        item.textContent.toLowerCase().startsWith(key.toLowerCase()),
      )
  }
}
