import { formatCost, type MicroDollars } from '#features/billing/rules.ts'
import { RUN_CAP } from '../rules.ts'
import type { Estimate } from './estimate-writing.ts'
import type { Range } from './range.ts'

/** An estimate as a sentence for users. */
export function describeEstimate({
  tokens,
  cost,
  credits,
  articles,
}: Pick<Estimate, 'tokens' | 'cost' | 'credits' | 'articles'>): string {
  const credit =
    credits === 0 ? 'no article credit' : `${write(credits)} article ${credits === 1 ? 'credit' : 'credits'}`
  if (tokens.most === 0) return `This calls no language model, and takes ${credit}.`
  const amount = `${describeRange(roundTokens(tokens), write)} tokens`
  const price =
    cost === null
      ? `${amount}, whose price is not known`
      : cost.most === 0
        ? `${amount}, which cost nothing`
        : `${describeRange(cost, formatCost)} (${amount})`
  return `Usually ${price}, and ${credit}. ${describeCap(articles)}`
}

function describeCap(articles: number): string {
  const cap = `${formatCost(RUN_CAP.cost)} or ${write(RUN_CAP.tokens)} tokens`
  return articles === 1 ? `The run stops at ${cap}.` : `The run of each cluster stops at ${cap}.`
}

/** What writing takes, without credits: `$0.04 to $0.12`, or its tokens where their price is not known. */
export function describePrice({ tokens, cost }: Pick<Estimate, 'tokens' | 'cost'>): string {
  if (tokens.most === 0) return 'No model is asked'
  if (cost === null) return `${describeRange(roundTokens(tokens), write)} tokens`
  return cost.most === 0 ? 'Free' : describeRange(cost, formatCost)
}

/** `$0.05 to $0.12`, or the one amount when both are written alike. */
function describeRange(
  { least, most }: Range,
  writeAmount: (amount: number | MicroDollars) => string,
): string {
  const [from, to] = [writeAmount(least), writeAmount(most)]
  return from === to ? to : `${from} to ${to}`
}

/** More digits than two would promise too much. */
function roundTokens({ least, most }: Range): Range {
  return { least: roundToTwoDigits(least), most: roundToTwoDigits(most) }
}

function roundToTwoDigits(amount: number): number {
  return Number(amount.toPrecision(2))
}

function write(amount: number): string {
  return amount.toLocaleString('en')
}
