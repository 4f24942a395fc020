/**
 * Receives the rows that a reader finds. Texts are UTF-8 bytes [start, end) that are valid only during the call, so
 * that a million keywords are read without making a string for each.
 */
export interface RowSink {
  /** Gets one URL of the row being read; called in rank order. */
  url(bytes: Uint8Array, start: number, end: number): void
  /**
   * Ends the row: its keyword and its monthly searches, null where the file gives none. An empty keyword drops
   * the row with its URLs.
   */
  row(bytes: Uint8Array, start: number, end: number, volume: number | null): void
}

/** A file to read, so that a browser's File and a path on disk are read by the same code. */
export interface FileSource {
  name: string
  /** Bytes, or null where unknown (a pipe). */
  size: number | null
  chunks: AsyncIterable<Uint8Array>
}
