/** The selection after some are chosen: alone, or added; one that is added again is taken out. */
export function chooseShapes(
  selected: ReadonlySet<number>,
  { ids, isAdding }: { ids: readonly number[]; isAdding: boolean },
): number[] {
  if (!isAdding) return [...ids]
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0 && selected.has(only))
    return [...selected].filter((id) => id !== only)
  return [...new Set([...selected, ...ids])]
}
