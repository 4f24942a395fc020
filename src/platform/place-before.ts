/** A list with one of its items moved before another one, or to the end; null when either is not in the list. */
export function placeBefore<Item>(
  items: readonly Item[],
  { moved, before }: { moved: Item; before: Item | null },
): Item[] | null {
  if (!items.includes(moved)) return null
  if (before === moved) return [...items]
  const rest = items.filter((item) => item !== moved)
  const at = before === null ? rest.length : rest.indexOf(before)
  return at < 0 ? null : rest.toSpliced(at, 0, moved)
}
