import { formatShort } from '#ui/numbers.ts'

/** "about +120 clicks a month"; null when an advice is not expected to bring clicks. */
export function describeGain(gain: number): string | null {
  const clicks = Math.round(gain)
  return clicks <= 0 ? null : `about +${formatShort(clicks)} ${clicks === 1 ? 'click' : 'clicks'} a month`
}
