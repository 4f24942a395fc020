/** How many of some things are right, and examples of those that are not. */
export interface Share {
  right: number
  of: number
  faults: string[]
}

/** Judges each; a fault is described by what `name` says of it. */
export function countRight<Item>(
  items: readonly Item[],
  { isRight, name }: { isRight: (item: Item) => boolean; name: (item: Item) => string },
): Share {
  const faults = items.filter((item) => !isRight(item)).map(name)
  return { right: items.length - faults.length, of: items.length, faults }
}

/** From 0 to 1; null when there was nothing to judge. */
export function shareOf({ right, of }: Share): number | null {
  return of === 0 ? null : right / of
}
