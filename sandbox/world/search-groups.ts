/** Sums by key, in lists instead of an object each. */
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
      clicks[place] += clicked
      impressions[place] += seen
      positions[place] += seen * position
    },
    count: () => keys.length,
    /** The most clicked first. */
    list: () =>
      Uint32Array.from(keys.keys()).sort(
        (a, b) => clicks[b] - clicks[a] || impressions[b] - impressions[a] || keys[a] - keys[b],
      ),
    read: (place: number) => ({
      key: keys[place],
      clicks: clicks[place],
      impressions: impressions[place],
      ctr: clicks[place] / impressions[place],
      position: positions[place] / impressions[place],
    }),
  }
}
