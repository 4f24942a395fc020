import { itemAt } from '../stage/items.ts'

/** Sums by key, in arrays instead of one object for each key, to save memory. */
export function createGroups() {
  const places = new Map<number, number>()
  const keys: number[] = []
  const clicks: number[] = []
  const impressions: number[] = []
  const positions: number[] = []
  return {
    add(key: number, seen: number, clicked: number, position: number): void {
      let place = places.get(key)
      if (place === undefined) {
        place = keys.push(key) - 1
        places.set(key, place)
        clicks.push(0)
        impressions.push(0)
        positions.push(0)
      }
      clicks[place] = itemAt(clicks, place) + clicked
      impressions[place] = itemAt(impressions, place) + seen
      positions[place] = itemAt(positions, place) + seen * position
    },
    count: () => keys.length,
    /** Indexes of the groups, the most clicked first. */
    list: () =>
      Uint32Array.from(keys.keys()).sort(
        (a, b) =>
          itemAt(clicks, b) - itemAt(clicks, a) ||
          itemAt(impressions, b) - itemAt(impressions, a) ||
          itemAt(keys, a) - itemAt(keys, b),
      ),
    read: (place: number) => ({
      key: itemAt(keys, place),
      clicks: itemAt(clicks, place),
      impressions: itemAt(impressions, place),
      ctr: itemAt(clicks, place) / itemAt(impressions, place),
      position: itemAt(positions, place) / itemAt(impressions, place),
    }),
  }
}
