export interface TreeRow {
  key: string
  level: 1 | 2
  /** Undefined when the row has no rows below it. */
  isExpanded?: boolean
}
