/** The item at an index; throws if the list has none there. */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${list.length}.`)
  return item
}

type Take<Item, Count extends number, Taken extends Item[] = []> = Taken['length'] extends Count
  ? Taken
  : Take<Item, Count, [...Taken, Item]>

/** The first `count` items; throws if the list has fewer. */
export function takeItems<Item, const Count extends number>(
  list: readonly Item[],
  count: Count,
): Take<Item, Count>
export function takeItems<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length < count) throw new RangeError(`${count} items are wanted of ${list.length}.`)
  return list.slice(0, count)
}
