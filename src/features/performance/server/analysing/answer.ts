import { type DayRange } from '#platform/days.ts'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { performance, searchAnswer } from '../../contract.ts'
import type { FactsFilter } from '../facts/filters.ts'
import type { Measures } from '../facts/measures.ts'

type Wire = z.output<NonNullable<(typeof performance.askSearchData)['~orpc']['inputSchema']>>

export type Question = Omit<Wire, 'contentplanId'> & { plan: Plan }
export type Answer = z.input<typeof searchAnswer>
export type AnswerRow = Answer['rows'][number]

/** A question, in the terms of the stored facts. */
export interface Asked {
  plan: Plan
  range: DayRange
  previous: DayRange | null
  filter: FactsFilter
}

export function pickMeasures({ clicks, impressions, ctr, position }: Measures): Measures {
  return { clicks, impressions, ctr, position }
}
