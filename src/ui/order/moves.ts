/** Where something goes in a list: one place up or down, or to one of its ends. */
export const MOVES = ['top', 'up', 'down', 'end'] as const
export type Move = (typeof MOVES)[number]

/** What an item that is moved stands before then; null at the end, undefined when it stays where it is. */
export function findNext<Key>(keys: readonly Key[], moved: Key, move: Move): Key | null | undefined {
  const at = keys.indexOf(moved)
  const isFirst = at <= 0
  const isLast = at === keys.length - 1
  if (
    at < 0 ||
    ((move === 'top' || move === 'up') && isFirst) ||
    ((move === 'down' || move === 'end') && isLast)
  )
    return undefined
  switch (move) {
    case 'top':
      return keys[0]
    case 'up':
      return keys[at - 1]
    case 'down':
      return keys[at + 2] ?? null
    case 'end':
      return null
  }
}
