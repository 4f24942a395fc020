/** What a chart draws and its table says: the first column is the axis, the others are the series. */
export interface ChartData {
  header: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}
