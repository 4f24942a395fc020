/**
 * Where a reader puts what it finds. Text comes as UTF-8 bytes [start, end) that are only valid during
 * the call, so that a million keywords pass without a string each.
 */
export interface RowSink {
  /** One URL of the row being read; URLs come in rank order. */
  url(bytes: Uint8Array, start: number, end: number): void
  /**
   * Ends the row: its keyword and its monthly searches, 0 where the file gives none. An empty keyword drops
   * the row with its URLs.
   */
  row(bytes: Uint8Array, start: number, end: number, volume: number): void
}

/** A file as both doors have it: a browser's File and a path on disk read the same. */
export interface FileSource {
  name: string
  /** Bytes, or null where unknown (a pipe). */
  size: number | null
  chunks: AsyncIterable<Uint8Array>
}
