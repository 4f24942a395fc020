import { itemAt } from '../stage/items.ts'

/** A whole number from 0 to 2^32 - 1, always the same for the same parts. */
export function hash(...parts: (string | number)[]): number {
  let state = 0x811c9dc5
  for (const part of parts) {
    if (typeof part === 'number') state = mix(state, part)
    else
      for (let place = 0; place < part.length; place++)
        state = Math.imul(state ^ part.charCodeAt(place), 0x01000193)
    state = mix(state, 0x9e3779b9)
  }
  return state >>> 0
}

/** A number from 0 to 1, without 1, always the same for the same parts. */
export function unit(...parts: (string | number)[]): number {
  return hash(...parts) / 2 ** 32
}

export function below(limit: number, ...parts: (string | number)[]): number {
  return Math.floor(unit(...parts) * limit)
}

export function pick<T>(list: readonly T[], ...parts: (string | number)[]): T {
  return itemAt(list, below(list.length, ...parts))
}

/** Mixes a value into a state; fast enough for each cell of a search report. */
export function mix(state: number, value: number): number {
  let next = Math.imul(state ^ value, 0x85ebca6b)
  next = Math.imul(next ^ (next >>> 13), 0xc2b2ae35)
  return next ^ (next >>> 16)
}
