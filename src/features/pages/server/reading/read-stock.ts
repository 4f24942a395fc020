import type { StockStatus } from '../../rules.ts'
import { listOf, nameOf, type Thing } from './json-ld.ts'

/** Best first: one available variant is enough. */
const STATES: { status: StockStatus; names: ReadonlySet<string> }[] = [
  {
    status: 'in stock',
    names: new Set([
      'InStock',
      'LimitedAvailability',
      'OnlineOnly',
      'InStoreOnly',
      'MadeToOrder',
      'Reserved',
    ]),
  },
  { status: 'pre order', names: new Set(['PreOrder', 'PreSale']) },
  { status: 'back order', names: new Set(['BackOrder']) },
  { status: 'out of stock', names: new Set(['OutOfStock', 'SoldOut', 'Discontinued']) },
]

/** The best availability among all offers of a page; null when no offer names one. */
export function readStock(things: readonly Thing[]): StockStatus | null {
  const found = new Set(
    things
      .flatMap((thing) => listOf(thing['availability']))
      .flatMap((one) => (typeof one === 'string' ? [nameOf(one)] : [])),
  )
  return STATES.find(({ names }) => [...names].some((name) => found.has(name)))?.status ?? null
}
