/** A page of the plan's website, as it was read last. */
export interface OwnPage {
  url: string
  title: string
  /** A line for each paragraph, heading, item and cell. */
  text: string
  headings: readonly { level: number; text: string }[]
  /** In the main text; null when they were not counted. */
  lists: number | null
  tables: number | null
}

/** A page by its parts. */
export interface PageParts {
  url: string
  title: string
  /** Lines that are whole sentences. */
  paragraphs: string[]
  /** Below the title. */
  headings: string[]
}
