/** Visits a month of an article of which nothing is known (K-31). */
const USUAL_TRAFFIC = 10
const CONVERSION_RATE = 0.01
const BEST_SCORE = 97

interface Estimated {
  articleId: number
  potentialClicks: number | null
  hasFinal: boolean
}

/**
 * What an article may bring in a month, and its content score. The specification defines the score by the id (F-143,
 * G-31): it measures nothing, so every screen calls it an estimate.
 */
export function estimateResults({ articleId, potentialClicks, hasFinal }: Estimated) {
  const traffic = Math.round(potentialClicks ?? USUAL_TRAFFIC)
  return {
    traffic,
    conversions: Math.max(1, Math.round(traffic * CONVERSION_RATE)),
    content_score: hasFinal ? BEST_SCORE - (articleId % 10) : 0,
  }
}
