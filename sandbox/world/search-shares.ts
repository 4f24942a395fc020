/** A part of all searches, between two places from 0 to 1. */
export interface Share {
  id: number
  name: string
  start: number
  end: number
}

export const COUNTRIES = listShares({ usa: 0.55, gbr: 0.2, can: 0.12, aus: 0.08, deu: 0.05 })
export const DEVICES = listShares({ MOBILE: 0.62, DESKTOP: 0.33, TABLET: 0.05 })
export const WHOLE = listShares({ '': 1 })

/** Things in a row, numbered from `first` up to but without `end`. */
interface Stretch {
  first: number
  end: number
}

/** The part of a stretch that is a share's; the parts of all shares are the whole. */
export function takePart({ first, end }: Stretch, share: Share, chance: number): Stretch {
  const placeOf = (part: number) => (part === 0 ? first : first + Math.floor((end - first) * part + chance))
  return { first: placeOf(share.start), end: share.end > 0.999 ? end : placeOf(share.end) }
}

/** How many of the clicks fall into a stretch of the impressions, among which they are spread evenly. */
export function countClicks(
  { first, end }: Stretch,
  { clicks, impressions, chance }: { clicks: number; impressions: number; chance: number },
): number {
  const phase = (chance * 97) % 1
  const before = (place: number) => Math.floor((place * clicks) / impressions + phase)
  return before(end) - before(first)
}

function listShares(parts: Record<string, number>): Share[] {
  let start = 0
  return Object.entries(parts).map(([name, share], id) => {
    const made = { id, name, start, end: start + share }
    start += share
    return made
  })
}
