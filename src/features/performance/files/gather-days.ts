/** Clicks and impressions, and the average position. */
export interface FileFact {
  clicks: number
  impressions: number
  position: number
}

/** A day of a file; parts that the file does not have are left out. */
export interface FileDay {
  day: string
  totals?: FileFact
  pages?: (FileFact & { page: string })[]
  queries?: (FileFact & { query: string })[]
  pageQueries?: (FileFact & { page: string; query: string })[]
}

export interface DatedRow extends FileFact {
  day: string
  page: string | null
  query: string | null
}

/** Groups rows by day, oldest first. Rows for the same page and query, such as those of two devices, are added up. */
export function gatherDays(rows: readonly DatedRow[]): FileDay[] {
  const days = new Map<string, Map<string, DatedRow>>()
  for (const row of rows) {
    const ofDay = days.get(row.day) ?? new Map<string, DatedRow>()
    days.set(row.day, ofDay)
    const key = JSON.stringify([row.page, row.query])
    const known = ofDay.get(key)
    ofDay.set(key, known === undefined ? row : { ...row, ...addFacts(known, row) })
  }
  return [...days]
    .map(([day, ofDay]) => ({ day, ...byGrain([...ofDay.values()]) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

export function addFacts(one: FileFact, other: FileFact): FileFact {
  const impressions = one.impressions + other.impressions
  const weighed = one.position * one.impressions + other.position * other.impressions
  return {
    clicks: one.clicks + other.clicks,
    impressions,
    position: impressions === 0 ? 0 : weighed / impressions,
  }
}

function byGrain(rows: DatedRow[]): Omit<FileDay, 'day'> {
  const [first] = rows
  if (first === undefined) return {}
  if (first.page !== null && first.query !== null)
    return {
      pageQueries: rows.map((row) => ({ page: row.page ?? '', query: row.query ?? '', ...factOf(row) })),
    }
  if (first.page !== null) return { pages: rows.map((row) => ({ page: row.page ?? '', ...factOf(row) })) }
  if (first.query !== null)
    return { queries: rows.map((row) => ({ query: row.query ?? '', ...factOf(row) })) }
  return { totals: factOf(first) }
}

function factOf({ clicks, impressions, position }: FileFact): FileFact {
  return { clicks, impressions, position }
}
