/** The place of the card that a key moves to among so many, in so many columns; null for any other key. */
export function moveCard(
  key: string,
  { active, count, columns }: { active: number; count: number; columns: number },
): number | null {
  const next = stepOf(key, columns)
  if (next === null || count === 0) return null
  const wanted = active + next
  // A row up or down of the last row stays where it is.
  if (Math.abs(next) > 1 && (wanted < 0 || wanted >= count)) return active
  return Math.max(0, Math.min(wanted, count - 1))
}

function stepOf(key: string, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'j':
      return 1
    case 'ArrowLeft':
    case 'k':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return null
  }
}
