import { RUN_CAP, type WritingStep } from '../rules.ts'
import { expectSteps, type ExpectedArticle, type ExpectedStep, type WritingAgent } from './expect-steps.ts'
import { addRanges, limitRange, type Range } from './range.ts'

/** US dollars for a million tokens. */
interface Price {
  input: number
  output: number
}

interface Setting {
  /** Extracts are made without a model. */
  engine: 'model' | 'extracts'
  /** Of the plan: ISO 639-1. */
  language: string
  /** null where the price of an agent's model is not known. */
  prices: Readonly<Record<WritingAgent, Price | null>>
}

export interface ArticleToWrite extends ExpectedArticle {
  /** What is left to do, from the status of the article on. */
  steps: readonly WritingStep[]
  /** Whether its credit is spent already. */
  isPaid: boolean
}

export interface Estimate {
  /** In and out. */
  tokens: Range
  /** Millionths of a US dollar; null when the price of a model is not known. */
  cost: Range | null
  /** Article credits. */
  credits: number
  articles: number
  steps: EstimatedStep[]
  /** Of each article. */
  each: Pick<Estimate, 'tokens' | 'cost' | 'credits'>[]
}

interface EstimatedStep {
  step: WritingStep
  tokens: Range
  cost: Range | null
}

const NOTHING: Range = { least: 0, most: 0 }

/** What one article or many will usually take. No run takes more than its cap. */
export function estimateWriting(setting: Setting, articles: readonly ArticleToWrite[]): Estimate {
  const each = articles.map((article) => estimateArticle(setting, article))
  const names = [...new Set(each.flatMap(({ steps }) => steps.map(({ step }) => step)))]
  const ofStep = (name: WritingStep) => each.flatMap(({ steps }) => steps.filter(({ step }) => step === name))
  return {
    ...addPrices(each),
    credits: each.reduce((sum, { credits }) => sum + credits, 0),
    articles: articles.length,
    each,
    steps: names.map((step) => ({
      step,
      tokens: addRanges(ofStep(step).map(({ tokens }) => tokens)),
      cost: addCosts(ofStep(step).map(({ cost }) => cost)),
    })),
  }
}

type Priced = Pick<Estimate, 'tokens' | 'cost'>

/** What several articles take together. */
export function addPrices(prices: readonly Priced[]): Priced {
  return {
    tokens: addRanges(prices.map(({ tokens }) => tokens)),
    cost: addCosts(prices.map(({ cost }) => cost)),
  }
}

function estimateArticle(
  { engine, language, prices }: Setting,
  { steps: left, isPaid, ...article }: ArticleToWrite,
): Omit<Estimate, 'articles' | 'each'> {
  if (engine === 'extracts') {
    const steps = left.map((step) => ({ step, tokens: NOTHING, cost: NOTHING }))
    return { tokens: NOTHING, cost: NOTHING, credits: 0, steps }
  }
  const expected = expectSteps(article, language)
  const steps = left.map((step) => {
    const { agent, input, output } = expected[step]
    return {
      step,
      tokens: roundRange(addRanges([input, output])),
      cost: costOf({ input, output }, prices[agent]),
    }
  })
  const cost = addCosts(steps.map((one) => one.cost))
  return {
    tokens: limitRange(addRanges(steps.map(({ tokens }) => tokens)), RUN_CAP.tokens),
    cost: cost && limitRange(cost, RUN_CAP.cost),
    credits: left.includes('Editing') && !isPaid ? 1 : 0,
    steps,
  }
}

/** Dollars for a million tokens are millionths of a dollar for a token. No tokens cost nothing, whatever the price. */
function costOf({ input, output }: Omit<ExpectedStep, 'agent'>, price: Price | null): Range | null {
  if (output.most === 0) return NOTHING
  if (price === null) return null
  return roundRange({
    least: input.least * price.input + output.least * price.output,
    most: input.most * price.input + output.most * price.output,
  })
}

function addCosts(costs: readonly (Range | null)[]): Range | null {
  const known = costs.filter((cost) => cost !== null)
  return known.length === costs.length ? addRanges(known) : null
}

function roundRange({ least, most }: Range): Range {
  return { least: Math.round(least), most: Math.round(most) }
}
