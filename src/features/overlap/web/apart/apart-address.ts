import { writePair, type Pair } from '../compared-pair.ts'
import { WHY_ID } from '../why-address.ts'

/** Where on a cluster's page it is told why another one is not the same. */
export const APART_ID = 'why-not-together'

const LARGEST_ID = 2 ** 31 - 1

/** The address in which a cluster's page is compared with another cluster; `path` is the page's own. */
export function writeApartAddress(path: string, articleId: number): string {
  return `${path}?apart=${articleId}#${APART_ID}`
}

/** The same with two keywords compared, one of each cluster. */
export function writePairAddress(path: string, articleId: number, pair: Pair): string {
  return `${path}?apart=${articleId}&why=${writePair(pair)}#${WHY_ID}`
}

/** The other cluster in an address; null where there is none. */
export function readApart(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null
}
