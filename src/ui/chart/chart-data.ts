/** Something that happened on a row of the axis, drawn as a line with its texts. */
export interface ChartMark {
  /** The first cell of its row. */
  at: string
  texts: readonly string[]
}

/** Data of a chart and of the table below it: the first column is the axis, each other column a series. */
export interface ChartData {
  header: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
  /** How the numbers of each column after the first are written; counts by default. */
  formats?: readonly ((value: number) => string)[]
  /** At most one for each row; the table shows their texts in a last column. */
  marks?: readonly ChartMark[]
  /** Headers of columns that are in the table and not drawn. */
  hidden?: readonly string[]
}

/** The text of a cell of a chart's data, as its table and its tooltip show it. */
export function showCell(
  value: string | number | null | undefined,
  format: (value: number) => string,
): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'number' ? format(value) : value
}
