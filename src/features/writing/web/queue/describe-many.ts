import { formatNoun } from '#ui/numbers.ts'
import { addPrices, describePrice } from '../../estimating/index.ts'

interface Range {
  least: number
  most: number
}

interface Priced {
  tokens: Range
  cost: Range | null
  credits: number
}

interface Many {
  estimate: { engine: 'model' | 'extracts'; credits_left: number | null }
  /** Those that the credits suffice for. */
  covered: readonly Priced[]
}

/** What those cost together that will be written: "12 articles for 12 of your 40 credits, usually $0.40 to $1.20." */
export function describeMany({ estimate, covered }: Many): string {
  const articles = formatNoun(covered.length, 'article', 'articles')
  if (estimate.engine === 'extracts')
    return `${articles}. There is no language model, so each becomes a research draft of extracts, which costs no credit.`
  const credits = covered.reduce((sum, one) => sum + one.credits, 0)
  const { credits_left: left } = estimate
  const words =
    left === null
      ? `${formatNoun(credits, 'credit', 'credits')} (you have no limit)`
      : `${credits} of your ${formatNoun(left, 'credit', 'credits')}`
  const together = addPrices(covered)
  const price = together.cost?.most === 0 ? 'the model costs nothing' : `usually ${describePrice(together)}`
  return `${articles} for ${words}; ${price}. Each takes its credit when it begins.`
}
