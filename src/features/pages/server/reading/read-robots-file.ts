import { isAllowed, readRobotsRules } from './robots-rules.ts'

export interface RobotsSource {
  /** Where it stands. */
  url: string
  text: string
  /** Addresses of pages of its host that somebody wants to visit. */
  pages: readonly string[]
}

export interface FoundRobots {
  restSeconds: number
  sitemaps: string[]
  /** The places in the list of those pages that may be visited. */
  allowed: number[]
}

/** Reads a robots.txt, and which of these pages it lets us visit. */
export function readRobotsFile({ url, text, pages }: RobotsSource): FoundRobots {
  const rules = readRobotsRules(text, url)
  const allowed = pages.flatMap((page, place) => (isAllowed(rules, page) ? [place] : []))
  return { restSeconds: rules.restSeconds, sitemaps: rules.sitemaps, allowed }
}
