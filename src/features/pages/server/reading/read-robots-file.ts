import { isAllowed, readRobotsRules } from './robots-rules.ts'

export interface RobotsSource {
  /** The URL of the robots.txt. */
  url: string
  text: string
  /** URLs of pages of its host, to find out which of them may be visited. */
  pages: readonly string[]
}

export interface FoundRobots {
  restSeconds: number
  sitemaps: string[]
  /** The indexes, in `pages`, of those that may be visited. */
  allowed: number[]
}

/** Reads a robots.txt, and which of these pages it lets us visit. */
export function readRobotsFile({ url, text, pages }: RobotsSource): FoundRobots {
  const rules = readRobotsRules(text, url)
  const allowed = pages.flatMap((page, place) => (isAllowed(rules, page) ? [place] : []))
  return { restSeconds: rules.restSeconds, sitemaps: rules.sitemaps, allowed }
}
