/** What something takes at least and at most. */
export interface Range {
  least: number
  most: number
}

export function addRanges(ranges: readonly Range[]): Range {
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce((sum, { most }) => sum + most, 0),
  }
}

export function scaleRange(range: Range, by: number | Range): Range {
  const factor = typeof by === 'number' ? { least: by, most: by } : by
  return { least: range.least * factor.least, most: range.most * factor.most }
}

/** The same, of which nothing is above a limit. */
export function limitRange({ least, most }: Range, limit: number): Range {
  return { least: Math.min(least, limit), most: Math.min(most, limit) }
}
