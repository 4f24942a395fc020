const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const

export interface ImageQuery {
  query: string
  orientation: (typeof ORIENTATIONS)[number]
  signal: AbortSignal
}

/** A photo that may be shown with the names of its author and its source. */
export interface FoundImage {
  /** Of a size for a page of text, at https. */
  url: string
  /** Of the original, for its proportions. */
  width: number
  height: number
  /** '' when the source has no description. */
  alt: string
  author: string
  authorUrl: string
  /** The page of the photo. */
  sourceUrl: string
  /** What tellUse needs; null when the source does not want to be told. */
  useUrl: string | null
}

/** A source of photos. Calls fail with AdapterError, or with the reason of the signal. */
export interface ImageSource {
  name: string
  label: string
  /** Returns the photo that fits best, or null when the source has no photo for the query. */
  find(query: ImageQuery): Promise<FoundImage | null>
  /** Tells the source that a photo is used, where it wants to know that. */
  tellUse(use: Pick<FoundImage, 'useUrl'> & { signal: AbortSignal }): Promise<void>
}
