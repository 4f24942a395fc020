import { writePair, type Pair } from './compared-pair.ts'

/** Where on a cluster's page two of its keywords are compared. */
export const WHY_ID = 'why-together'

/** The address in which a cluster's page compares two of its keywords; `path` is the page's own. */
export function writeWhyAddress(path: string, pair: Pair): string {
  return `${path}?why=${writePair(pair)}#${WHY_ID}`
}
