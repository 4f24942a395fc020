import { FIRST_CTR, visibilityAt } from '#features/articles/rules.ts'

/** Clicks that would come in addition if the site ranked first (G-15); null when that is not known. */
export function additionalClicks(potential: number | null, clicks: number | null): number | null {
  return potential === null ? null : Math.max(0, potential - (clicks ?? 0))
}

interface Measured {
  impressions: number | null
  clicks: number | null
  /** The mean rank; null without impressions. */
  position: number | null
}

/** The same for some days, from what was measured in them: impressions / visibility x 28.5 %, less the clicks. */
export function additionalClicksOf({ impressions, clicks, position }: Measured): number | null {
  if (impressions === null) return null
  const potential =
    impressions === 0 || position === null ? 0 : (impressions / visibilityAt(position)) * FIRST_CTR
  return additionalClicks(Math.round(potential), clicks)
}
