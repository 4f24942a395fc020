export interface TreeRow {
  key: string
  level: 1 | 2
  /** Missing where the row has nothing below it. */
  isExpanded?: boolean
}
