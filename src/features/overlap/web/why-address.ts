import { WHY_ID } from '../rules.ts'
import { writePair, type Pair } from './compared-pair.ts'

/** The address of a cluster's page, at `path`, with the comparison of two keywords. */
export function writeWhyAddress(path: string, pair: Pair): string {
  return `${path}?why=${writePair(pair)}#${WHY_ID}`
}
