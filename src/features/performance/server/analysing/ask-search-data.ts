import { addDays, numberOfDay, type DayRange } from '#platform/days.ts'
import { NotConnected } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { checkRange } from '../facts/days.ts'
import { addMeasures, measure } from '../facts/measures.ts'
import { spanOf } from '../facts/questions/write-statement.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { findAvailableDays } from '../importing/import-days.ts'
import { NO_PROPERTY } from '../../rules.ts'
import { comparedWindow } from './compared-window.ts'
import { chooseGrain, isFiltering, type FactsFilter, type Grain } from '../facts/filters.ts'
import { pickMeasures, type Answer, type AnswerRow, type Asked, type Question } from './answer.ts'
import type { PerformanceServices } from './performance-services.ts'
import { readSource, requireCountry } from './check-source.ts'
import { narrow } from './narrow.ts'
import { readTable } from './read-table.ts'
import { readTimeline } from './read-timeline.ts'

const USUAL_DAYS = 30

/**
 * Answers a question about a plan's search data (C-070). Sums contain only imported days; `coverage` counts these.
 */
export async function askSearchData(
  ctx: MemberContext,
  services: PerformanceServices,
  { plan, ...question }: Question,
): Promise<Answer> {
  const facts = services.facts()
  const source = await readSource(ctx, { plan })
  requireCountry(question.country, source)
  const imported = await facts.findImported(ctx, { plan })
  if (imported === null && !source.hasProperty) throw new NotConnected(NO_PROPERTY)
  const range = readRange(question, imported?.last ?? findAvailableDays(ctx.now).to)

  const { filter, named } = await narrow(ctx, { plan, ...question })
  const previous = comparedWindow(range, readComparison(question))
  const asked = { plan, range, previous, filter }
  const { rows, total } = await readRows(ctx, facts, { ...asked, question })
  const totals = question.withTotals ? await readTotals(ctx, facts, { ...asked, question, rows }) : NO_TOTALS
  const grain = grainOf(question.grouping, filter)
  const coverage = await readCoverage(ctx, facts, { ...asked, grain })
  return {
    rows,
    total,
    ...totals,
    ...coverage,
    previous,
    imported,
    anonymised:
      question.withTotals && looksAtQueries(grain)
        ? await facts.readAnonymisedShare(ctx, { plan, range })
        : null,
    asked: named,
    country: source.country,
  }
}

/**
 * The range of the question, by default the 30 days until the last known one. Throws Invalid for an impossible range.
 */
function readRange(
  { startDate, endDate }: Pick<Question, 'startDate' | 'endDate'>,
  lastKnown: string,
): DayRange {
  const to = endDate ?? lastKnown
  const range = { from: startDate ?? addDays(to, 1 - USUAL_DAYS), to }
  checkRange(range)
  return range
}

function readRows(
  ctx: MemberContext,
  facts: FactsStore,
  { question, ...asked }: Asked & { question: Omit<Question, 'plan'> },
): Promise<{ rows: AnswerRow[]; total: number }> {
  const { grouping } = question
  return grouping === 'date'
    ? readTimeline(ctx, facts, { ...asked, aggregation: question.aggregation })
    : readTable(ctx, facts, { ...asked, ...question, kind: grouping })
}

const NO_TOTALS = { totals: measure(null), previousTotals: null }

/** The sums of both windows. Those of a timeline are added up from its rows, so that its facts are read once. */
async function readTotals(
  ctx: MemberContext,
  facts: FactsStore,
  {
    question: { grouping },
    rows,
    previous,
    ...asked
  }: Asked & { question: Pick<Question, 'grouping'>; rows: readonly AnswerRow[] },
): Promise<Pick<Answer, 'totals' | 'previousTotals'>> {
  if (grouping === 'date') {
    const before = previous && (await facts.readTotals(ctx, { ...asked, range: previous }))
    return { totals: addMeasures(rows), previousTotals: before && pickMeasures(before.range) }
  }
  const { range, comparison } = await facts.readTotals(ctx, { ...asked, comparison: previous })
  return { totals: pickMeasures(range), previousTotals: comparison && pickMeasures(comparison) }
}

/** The days of the windows, and how many of them were imported in the grain that the rows need. */
async function readCoverage(
  ctx: MemberContext,
  facts: FactsStore,
  { plan, range, previous, grain }: Asked & { grain: Grain },
): Promise<Pick<Answer, 'coverage' | 'previousCoverage'>> {
  const span = spanOf(range, previous)
  const known = await facts.listImportedDays(ctx, { plan, range: span })
  const cover = ({ from, to }: DayRange) => ({
    days: numberOfDay(to) - numberOfDay(from) + 1,
    imported: known.filter(({ day, grains }) => day >= from && day <= to && grains.includes(grain)).length,
  })
  return { coverage: cover(range), previousCoverage: previous && cover(previous) }
}

function grainOf(grouping: Question['grouping'], { pages, queries }: FactsFilter): Grain {
  return chooseGrain({
    page: grouping === 'page' || isFiltering(pages),
    query: grouping === 'query' || isFiltering(queries),
  })
}

function looksAtQueries(grain: Grain): boolean {
  return grain === 'query' || grain === 'page_query'
}

function readComparison({ compare, comparePrevious }: Pick<Question, 'compare' | 'comparePrevious'>) {
  return compare ?? (comparePrevious ? 'previous' : 'none')
}
