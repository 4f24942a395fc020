type Keys = ReadonlySet<string>

/** The selection with one row added, or removed if it was selected. */
export function toggleRow(selected: Keys, key: string): Keys {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

interface Range {
  /** Keys of all rows, in the order in which they are shown. */
  keys: readonly string[]
  /** Key of the row toggled last. The range is only the target when this is null or not among `keys`. */
  anchor: string | null
  target: string
}

/** Toggles the target, and gives every row from the anchor to the target the same state. */
export function toggleRange(selected: Keys, { keys, anchor, target }: Range): Keys {
  const from = anchor === null ? -1 : keys.indexOf(anchor)
  const to = keys.indexOf(target)
  if (from === -1 || to === -1) return toggleRow(selected, target)
  const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1)
  return selected.has(target) ? without(selected, range) : new Set([...selected, ...range])
}

/** Selects all rows of the page, or deselects them if all were selected. Rows of other pages keep their state. */
export function togglePage(selected: Keys, keys: readonly string[]): Keys {
  return countOnPage(selected, keys) === 'all' ? without(selected, keys) : new Set([...selected, ...keys])
}

export function countOnPage(selected: Keys, keys: readonly string[]): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none'
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

function without(selected: Keys, keys: readonly string[]): Keys {
  const next = new Set(selected)
  for (const key of keys) next.delete(key)
  return next
}
