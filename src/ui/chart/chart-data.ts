/** Data of a chart and of the table below it: the first column is the axis, each other column a series. */
export interface ChartData {
  header: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}
