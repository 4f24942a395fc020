const PAGE = 10

/** Index to which a key moves the active row, possibly outside of the list; null when the key does not move it. */
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
