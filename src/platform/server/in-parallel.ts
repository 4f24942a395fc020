/** Works on `atOnce` items at a time, and yields each result when it is ready. The work must not reject. */
export async function* inParallel<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running = new Set<Promise<() => Result>>()
  for (const item of items) {
    const one: Promise<() => Result> = work(item).then((result) => () => {
      running.delete(one)
      return result
    })
    running.add(one)
    if (running.size >= atOnce) yield (await Promise.race(running))()
  }
  while (running.size > 0) yield (await Promise.race(running))()
}

/** Cuts a list into pieces of at most `size` items. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
