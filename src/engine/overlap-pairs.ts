import type { OverlapCounter } from './node-overlaps.ts'

/** For each place p: the later places that share a linking page with it, other[start[p] .. start[p + 1]). */
export interface OverlapPairs {
  start: Uint32Array
  other: Int32Array
  /** Number of shared pages, hubs included. */
  overlap: Uint8Array
}

/** Counts every pair of places once; `onProgress` gets the share done, 0 to 1. */
export function collectOverlapPairs(
  counter: OverlapCounter,
  places: number,
  onProgress: (done: number) => void,
): OverlapPairs {
  const start = new Uint32Array(places + 1)
  let other = new Int32Array(places * 4)
  let overlap = new Uint8Array(places * 4)
  let used = 0
  for (let place = 0; place < places; place++) {
    if ((place & 4095) === 0) onProgress(place / places)
    const found = counter.countLater(place)
    if (used + found > other.length) {
      const room = Math.ceil((used + found) * 1.5)
      other = new Int32Array(other.buffer.transfer(room * 4))
      overlap = new Uint8Array(overlap.buffer.transfer(room))
    }
    for (let i = 0; i < found; i++) {
      const later = counter.found[i]
      other[used] = later
      overlap[used++] = counter.overlapWith(later)
    }
    start[place + 1] = used
  }
  return { start, other, overlap }
}
