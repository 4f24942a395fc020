/** A share of all searches: the range from `start` to `end` within 0 to 1. */
export interface Share {
  id: number
  name: string
  start: number
  end: number
}

export const COUNTRIES = listShares({ usa: 0.55, gbr: 0.2, can: 0.12, aus: 0.08, deu: 0.05 })
export const DEVICES = listShares({ MOBILE: 0.62, DESKTOP: 0.33, TABLET: 0.05 })
export const WHOLE = listShares({ '': 1 })

/** Numbered items from `first` to `end`, without `end`. */
interface Range {
  first: number
  end: number
}

/** The part of a range that belongs to a share; the parts of all shares make up the whole range. */
export function takePart({ first, end }: Range, share: Share, chance: number): Range {
  const placeOf = (part: number) => (part === 0 ? first : first + Math.floor((end - first) * part + chance))
  return { first: placeOf(share.start), end: share.end > 0.999 ? end : placeOf(share.end) }
}

/** Number of clicks in a range of impressions, if the clicks are spread evenly over all impressions. */
export function countClicks(
  { first, end }: Range,
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
