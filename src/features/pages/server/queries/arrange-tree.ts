/** A page among others of a tree. */
export interface TreePlace {
  id: number
  /** Pages above it that are in the tree, too. */
  level: number
}

/**
 * Puts pages below their parents. `ids` are in the order of a list: each branch comes where the first of its pages would,
 * and branches of one parent keep that order. A page whose parent is not listed comes below the next one above it that
 * is. Parents may form circles: then the first page of a circle counts as its top.
 */
export function arrangeTree(ids: readonly number[], parents: ReadonlyMap<number, number>): TreePlace[] {
  const above = cutCircles(ids, findListedParents(ids, parents))
  const children = new Map<number | null, number[]>()
  for (const id of orderByBest(ids, above)) {
    const parent = above.get(id) ?? null
    const known = children.get(parent)
    if (known === undefined) children.set(parent, [id])
    else known.push(id)
  }
  const places: TreePlace[] = []
  // A list of what is still to do instead of recursion: a website can have any number of levels.
  const waiting = (children.get(null) ?? []).map((id) => ({ id, level: 0 })).toReversed()
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    places.push(place)
    const level = place.level + 1
    for (const id of (children.get(place.id) ?? []).toReversed()) waiting.push({ id, level })
  }
  return places
}

type Above = Map<number, number | null>

/** The next listed page above each listed page, or null. */
function findListedParents(ids: readonly number[], parents: ReadonlyMap<number, number>): Above {
  const listed = new Set(ids)
  const next = new Map<number, number | null>()
  /** Follows parents to a listed page, and remembers the result for all pages on the way. */
  const find = (from: number): number | null => {
    const way = new Set<number>()
    let at: number | null = parents.get(from) ?? null
    while (at !== null && !listed.has(at)) {
      const known = next.get(at)
      if (known !== undefined || way.has(at)) {
        at = known ?? null
        break
      }
      way.add(at)
      at = parents.get(at) ?? null
    }
    for (const id of way) next.set(id, at)
    return at
  }
  return new Map(ids.map((id) => [id, find(id)] as const))
}

/** Takes the parent from the first page of each circle. */
function cutCircles(ids: readonly number[], above: Above): Above {
  const places = new Map(ids.map((id, place) => [id, place]))
  const fine = new Set<number>()
  for (const id of ids) {
    const way = new Set<number>()
    let at: number | null = id
    while (at !== null && !fine.has(at) && !way.has(at)) {
      way.add(at)
      at = above.get(at) ?? null
    }
    if (at !== null && way.has(at)) {
      const circle = [...way].slice([...way].indexOf(at))
      const first = circle.reduce((one, other) =>
        (places.get(other) ?? 0) < (places.get(one) ?? 0) ? other : one,
      )
      above.set(first, null)
    }
    for (const one of way) fine.add(one)
  }
  return above
}

/** The pages in the order of the first page of each one's branch. */
function orderByBest(ids: readonly number[], above: Above): number[] {
  const best = new Map<number, number>()
  for (const [place, id] of ids.entries())
    for (let at: number | null = id; at !== null && !best.has(at); at = above.get(at) ?? null)
      best.set(at, place)
  return ids.toSorted((one, other) => (best.get(one) ?? 0) - (best.get(other) ?? 0))
}
