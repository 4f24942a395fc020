import type { z } from 'zod'
import {
  estimateCost,
  guessTokens,
  needsConfirmation,
  toMicroDollars,
  type MicroDollars,
} from '#features/billing/rules.ts'
import { MOST_IDEAS, MOST_RELATED } from '#features/keywords/server/index.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { buildEstimate } from '../../contract.ts'
import type { Search } from './describe-search.ts'

type Estimate = Omit<z.infer<typeof buildEstimate>, 'serps'>

/** Expected tokens of a model's answer. */
const OUTPUT_TOKENS = 2_000
const MILLION = 1_000_000

/** What looking for ideas outside of the plan costs at most: related searches of so many seeds, and one prompt. */
export function estimateSearch(
  { keywordData, model }: { keywordData: KeywordData | null; model: Model | null },
  { search, confirmAbove }: { search: Search; confirmAbove: MicroDollars },
): Estimate {
  const related = keywordData && priceRelated(keywordData, search.seeds.length)
  const asked = model && priceModel(model, search.prompt)
  const volumes = keywordData && model ? priceVolumes(keywordData) : 0
  const cost = (related?.cost ?? 0) + (asked?.cost ?? 0) + volumes
  const names = [related, asked].flatMap((part) => (part === null ? [] : [part.provider]))
  return {
    related,
    model: asked,
    cost,
    needsConfirmation: needsConfirmation(cost, confirmAbove),
    provider: names.join(' and '),
  }
}

function priceRelated({ label, isSandbox, related }: KeywordData, calls: number): Estimate['related'] {
  const price = related.pricePerCall + MOST_RELATED * related.pricePerKeyword
  return { provider: label, isSandbox, calls, cost: estimateCost({ calls, price }) }
}

function priceModel({ name, isSandbox, price }: Model, prompt: string): Estimate['model'] {
  const dollars =
    price === null ? 0 : (guessTokens(prompt) * price.input + OUTPUT_TOKENS * price.output) / MILLION
  return { provider: name, isSandbox, calls: 1, cost: toMicroDollars(dollars) }
}

function priceVolumes({ volumes }: KeywordData): MicroDollars {
  return estimateCost({ calls: Math.ceil(MOST_IDEAS / volumes.batchSize), price: volumes.pricePerCall })
}
