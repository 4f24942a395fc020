import { SERP_DEPTH } from './limits.ts'
import { KeywordIds, type KeywordTexts } from './keyword-ids.ts'
import { UrlIds } from './url-ids.ts'

/** Keywords with their search results as columns: row i is the i-th distinct keyword that came. */
export interface KeywordTable extends KeywordTexts {
  count: number
  /** Monthly searches. */
  volume: Float64Array
  /** Ids of the distinct pages of row i in rank order, at most ten: urls[urlStart[i] .. urlEnd[i]). */
  urls: Int32Array
  urlStart: Uint32Array
  urlEnd: Uint32Array
  urlCount: number
}

const FIRST_ROWS = 1 << 10

/** Takes keywords with their search results row by row. */
export class KeywordTableBuilder {
  private readonly pages = new UrlIds()
  private readonly keywords = new KeywordIds()
  private readonly single = new Int32Array(1)
  private readonly encoder = new TextEncoder()
  private scratch = new Uint8Array(1 << 12)
  private volume = new Float64Array(FIRST_ROWS)
  private urlStart = new Uint32Array(FIRST_ROWS)
  private urlEnd = new Uint32Array(FIRST_ROWS)
  private urls = new Int32Array(FIRST_ROWS * SERP_DEPTH)
  private used = 0
  private joined = 0

  get count(): number {
    return this.keywords.count
  }

  /** Rows that joined an earlier one. */
  get duplicates(): number {
    return this.joined
  }

  /** One URL of the row being added, as UTF-8 bytes [start, end), in rank order. */
  url(bytes: Uint8Array, start: number, end: number): void {
    this.pages.note(bytes, start, end)
  }

  /** Ends the row. A keyword seen before joins its first row: the larger volume and the first results stay. */
  row(bytes: Uint8Array, start: number, end: number, searches: number): void {
    this.addRow(bytes, start, end, searches)
  }

  /**
   * A whole row, its pages by their hashes, halves[start .. end) (see `createPageHasher`); returns its number, -1 where
   * there is no keyword.
   */
  hashedRow(keyword: string, searches: number, halves: Int32Array, start: number, end: number): number {
    for (let at = start; at < end; at += 2) this.pages.noteHash(halves[at], halves[at + 1])
    const length = this.encode(keyword)
    return this.addRow(this.scratch, 0, length, searches)
  }

  /** Writes a text over the last one; returns its bytes. */
  private encode(text: string): number {
    if (text.length * 3 > this.scratch.length) this.scratch = new Uint8Array(text.length * 6)
    return this.encoder.encodeInto(text, this.scratch).written
  }

  private addRow(bytes: Uint8Array, start: number, end: number, searches: number): number {
    const before = this.keywords.count
    const at = this.keywords.add(bytes, start, end)
    if (at === before) {
      if (at === this.volume.length) this.grow()
      this.volume[at] = searches
      this.urlStart[at] = this.urlEnd[at] = 0
    } else if (at >= 0) {
      this.joined++
      if (searches > this.volume[at]) this.volume[at] = searches
    }
    this.storePending(at)
    return at
  }

  /** Ends a row of search results alone: they go to that keyword if it is there and has none. */
  results(bytes: Uint8Array, start: number, end: number): void {
    this.storePending(this.keywords.find(bytes, start, end))
  }

  /** The row of a keyword, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.keywords.find(bytes, start, end)
  }

  /** Gives a row without results these page ids, in rank order. */
  fill(at: number, ids: ArrayLike<number>): void {
    if (this.urlStart[at] !== this.urlEnd[at]) return
    this.reserve()
    const { urls, used: first } = this
    let to = first
    for (let i = 0; i < ids.length && to < first + SERP_DEPTH; i++)
      if (ids[i] >= 0 && !urls.subarray(first, to).includes(ids[i])) urls[to++] = ids[i]
    this.urlStart[at] = first
    this.urlEnd[at] = this.used = to
  }

  /** Gives a row without results the pages that were noted. */
  private storePending(at: number): void {
    if (at < 0 || this.urlStart[at] !== this.urlEnd[at]) return this.pages.forget()
    this.reserve()
    this.urlStart[at] = this.used
    this.used += this.pages.take(this.urls, this.used)
    this.urlEnd[at] = this.used
  }

  private reserve(): void {
    const { urls } = this
    if (this.used + SERP_DEPTH > urls.length)
      this.urls = new Int32Array(urls.buffer.transfer(urls.length * 8))
  }

  /** The id of a page, or -1 where the text is no URL. */
  urlId(bytes: Uint8Array, start: number, end: number): number {
    this.pages.note(bytes, start, end)
    return this.pages.take(this.single, 0) === 0 ? -1 : this.single[0]
  }

  /** The id of the page with this hash, for results that come from a file of an earlier run. */
  pageOf(low: number, high: number): number {
    return this.pages.idOf(low, high)
  }

  /** The two halves of the hash of each page, by id. */
  pageHashes(): Int32Array {
    return this.pages.hashes()
  }

  private grow(): void {
    const size = this.volume.length * 2
    this.volume = new Float64Array(this.volume.buffer.transfer(size * 8))
    this.urlStart = new Uint32Array(this.urlStart.buffer.transfer(size * 4))
    this.urlEnd = new Uint32Array(this.urlEnd.buffer.transfer(size * 4))
  }

  /** The table so far: views that stay valid until the next row. */
  table(): KeywordTable {
    const { count } = this.keywords
    return {
      count,
      volume: this.volume.subarray(0, count),
      urls: this.urls.subarray(0, this.used),
      urlStart: this.urlStart.subarray(0, count),
      urlEnd: this.urlEnd.subarray(0, count),
      urlCount: this.pages.count,
      ...this.keywords.texts(),
    }
  }
}
