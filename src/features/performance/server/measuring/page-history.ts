import { addDays, aYearBefore, type DayRange } from '#platform/days.ts'
import type { Measures } from '../facts/measures.ts'
import type { ImportedDays } from './imported-days.ts'
import { addTo, emptySums, toRow, type WindowSums } from './sums.ts'
import type { Windows } from './windows.ts'

/** Measures of a page beyond the last 60 days; null when not all of their days were imported. */
export interface PageHistory {
  /** The same 30 days a year ago; of the 30 days before these only the impressions, which show the season. */
  impressions_last_year: number | null
  clicks_last_year: number | null
  position_last_year: number | null
  impressions_prev_year: number | null
  impressions_half_year: number | null
  clicks_half_year: number | null
  /** The page is at least so many days old, because it was seen then; null when it was seen only later. */
  least_age_days: number | null
}

export interface PageWindows {
  range: DayRange
  comparison: DayRange
}

export interface PageSums {
  id: number
  range: Measures
  comparison: Measures
}

interface HistoryAsked {
  windows: Windows
  imported: ImportedDays
}

const HALF_YEAR_DAYS = 180
const YOUNG_DAYS = 90

/** Reads what advice needs to know of a page's past: its season, its clicks in half a year, and its age. */
export async function readHistory(
  rankPages: (asked: PageWindows) => AsyncIterable<PageSums>,
  { windows, imported }: HistoryAsked,
): Promise<(pageId: number) => PageHistory> {
  const until = windows.last.to
  const year: Windows = { last: aYearBefore(windows.last), prev: aYearBefore(windows.prev) }
  const ofYear = await sumUp(rankPages({ range: year.last, comparison: year.prev }))
  const halfYear = { from: addDays(until, 1 - HALF_YEAR_DAYS), to: until }
  const before = { from: year.prev.from, to: addDays(halfYear.from, -1) }
  const ofHalfYear = await sumUp(rankPages({ range: halfYear, comparison: before }))
  const young = { from: addDays(until, 1 - YOUNG_DAYS), to: until }
  const middle = { from: halfYear.from, to: addDays(young.from, -1) }
  const ofMiddle = await sumUp(rankPages({ range: middle, comparison: young }))

  const knownYear = imported.know('page', year)
  const knownHalfYear = { last: imported.isWhole('page', halfYear), prev: false }
  return (pageId) => {
    const yearRow = toRow(ofYear.get(pageId) ?? emptySums(), knownYear)
    const halfYearRow = toRow(ofHalfYear.get(pageId) ?? emptySums(), knownHalfYear)
    return {
      impressions_last_year: yearRow.impressions_last,
      clicks_last_year: yearRow.clicks_last,
      position_last_year: yearRow.position_last,
      impressions_prev_year: yearRow.impressions_prev,
      impressions_half_year: halfYearRow.impressions_last,
      clicks_half_year: halfYearRow.clicks_last,
      least_age_days: findLeastAge(ofHalfYear.get(pageId), ofMiddle.get(pageId)),
    }
  }
}

async function sumUp(rows: AsyncIterable<PageSums>): Promise<Map<number, WindowSums>> {
  const sums = new Map<number, WindowSums>()
  for await (const { id, ...measures } of rows) {
    const one = sums.get(id) ?? emptySums()
    sums.set(id, one)
    addTo(one, measures)
  }
  return sums
}

function findLeastAge(ofHalfYear: WindowSums | undefined, ofMiddle: WindowSums | undefined): number | null {
  if (ofHalfYear !== undefined && ofHalfYear.prev.impressions > 0) return HALF_YEAR_DAYS + 1 + 1
  return ofMiddle !== undefined && ofMiddle.last.impressions > 0 ? YOUNG_DAYS : null
}
