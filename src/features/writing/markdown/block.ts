/** From `text` on, the characters of a block's text stand one by one in the markdown from `at` on. */
export interface Run {
  text: number
  at: number
  /** How long a single character is there that is written with more, such as &amp;; else null. */
  width: number | null
}

/** A link or an image of a markdown text. Offsets count UTF-16 code units of the markdown. */
export interface Link {
  url: string
  title: string | null
  text: string
  isImage: boolean
  start: number
  end: number
}

/** A heading, paragraph, list item, quote, table cell or code block. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code' | 'html'
  /** Of a heading, from 1; else 0. */
  level: number
  /** What readers see, without markup and without the numbers of citations. */
  text: string
  /** An item begins at its mark, a heading at its #. */
  start: number
  end: number
  links: Link[]
  /** Which heading of level 2 it stands below, from 0; -1 above the first. */
  section: number
  /** Where parts of the text stand in the markdown: for findPlace. */
  runs: Run[]
}
