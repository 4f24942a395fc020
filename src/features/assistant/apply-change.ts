import type { Change } from './screen-data.ts'

/** `gone`: the passage no longer stands in the text. `unclear`: it stands there more than once. */
type Applied = { text: string } | { problem: 'gone' | 'unclear' }

/** Puts the new passage in the place of the old one, if that stands in the text exactly once. An empty old passage fits only an empty text. */
export function applyChange(text: string, { old, new: instead }: Pick<Change, 'old' | 'new'>): Applied {
  if (old === '') return text.trim() === '' ? { text: instead } : { problem: 'unclear' }
  const at = text.indexOf(old)
  if (at < 0) return { problem: 'gone' }
  if (text.includes(old, at + 1)) return { problem: 'unclear' }
  return { text: text.slice(0, at) + instead + text.slice(at + old.length) }
}

/**
 * All changes one after the other; those that do not fit any more are left out. `places` says where each that was made
 * stands in the new text; null for the others.
 */
export function applyChanges(
  text: string,
  changes: readonly Pick<Change, 'old' | 'new'>[],
): { text: string; places: (number | null)[] } {
  let now = text
  let places: (number | null)[] = []
  for (const change of changes) {
    const next = applyChange(now, change)
    const at = 'text' in next ? now.indexOf(change.old) : null
    if ('text' in next) now = next.text
    places = [...places.map((place) => (at === null ? place : movePlace(place, at, change))), at]
  }
  return { text: now, places }
}

/** Where a place is after a change at another one. */
function movePlace(place: number | null, at: number, { old, new: instead }: Pick<Change, 'old' | 'new'>) {
  return place === null || place <= at ? place : Math.max(at, place + instead.length - old.length)
}
