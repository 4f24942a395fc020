import type { KeywordData } from '#integrations/keyword-data/index.ts'
import { estimateCost, toMicroDollars } from '../../rules.ts'
import { payFor, type Payer } from '../commands/pay-for.ts'

/** A source of keyword data that books every call in the cost ledger. */
export function paidKeywordData(payer: Payer, data: KeywordData): KeywordData {
  const { name, volumes, related } = data
  const offer = { kind: 'keyword-data', provider: name } as const
  const costOfRelated = (keywords: number) =>
    toMicroDollars(related.pricePerCall) + estimateCost({ calls: keywords, price: related.pricePerKeyword })
  return {
    ...data,
    volumes: {
      ...volumes,
      fetch: (query, options) =>
        payFor(
          payer,
          { ...offer, units: query.keywords.length, cost: toMicroDollars(volumes.pricePerCall) },
          { call: () => volumes.fetch(query, options) },
        ),
    },
    related: {
      ...related,
      fetch: (query, options) =>
        payFor(
          payer,
          { ...offer, units: query.limit, cost: costOfRelated(query.limit) },
          {
            call: () => related.fetch(query, options),
            readBill: (found) => ({ units: found.length, cost: costOfRelated(found.length) }),
          },
        ),
    },
  }
}
