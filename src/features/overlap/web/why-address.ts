import { writePair, type Pair } from './compared-pair.ts'

/** The id of the part of a cluster's page that compares two keywords. */
export const WHY_ID = 'why-together'

/** The address of a cluster's page, at `path`, with the comparison of two keywords. */
export function writeWhyAddress(path: string, pair: Pair): string {
  return `${path}?why=${writePair(pair)}#${WHY_ID}`
}
