import { writePair, type Pair } from '../compared-pair.ts'
import { APART_ID, WHY_ID } from '../../rules.ts'

const LARGEST_ID = 2 ** 31 - 1

/** The address of a cluster's page, at `path`, with the comparison with another cluster. */
export function writeApartAddress(path: string, articleId: number): string {
  return `${path}?apart=${articleId}#${APART_ID}`
}

/** Like writeApartAddress, but at the comparison of two keywords, one of each cluster. */
export function writePairAddress(path: string, articleId: number, pair: Pair): string {
  return `${path}?apart=${articleId}&why=${writePair(pair)}#${WHY_ID}`
}

/** The id of the other cluster in an address; null when there is none. */
export function readApart(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
}
