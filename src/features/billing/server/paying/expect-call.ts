import type { Model, ModelRequest } from '#integrations/model/index.ts'
import { guessTokens, toMicroDollars, type MicroDollars } from '../../rules.ts'

/** Expected tokens of an answer without a limit of its own. */
const USUAL_OUTPUT_TOKENS = 2_000
const MILLION = 1_000_000

/** What a call of a model will use, rather too much than too little; the cost is null without a known price. */
export function expectCall(
  { price }: Pick<Model, 'price'>,
  { system = '', messages, maxOutputTokens = USUAL_OUTPUT_TOKENS }: ModelRequest,
): { inputTokens: number; outputTokens: number; cost: MicroDollars | null } {
  const inputTokens = guessTokens([system, ...messages.map(({ content }) => content)].join('\n'))
  const dollars = price && (inputTokens * price.input + maxOutputTokens * price.output) / MILLION
  return { inputTokens, outputTokens: maxOutputTokens, cost: dollars && toMicroDollars(dollars) }
}
