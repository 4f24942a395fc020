const PAGE = 10

/** Where a key moves the active row of a list, or null where it is no such key. */
export function moveByKey(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1
    case 'ArrowUp':
      return active - 1
    case 'PageDown':
      return active + PAGE
    case 'PageUp':
      return active - PAGE
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
