import { SERP_DEPTH } from './limits.ts'
import { KeywordIds, type KeywordTexts } from './keyword-ids.ts'
import { UrlIds } from './url-ids.ts'

/** Keywords with their search results, as columns: row i is the i-th distinct keyword that was added. */
export interface KeywordTable extends KeywordTexts {
  count: number
  /** Monthly searches; 0 where they are unknown, so that an unknown volume adds and decides nothing. */
  volume: Float64Array
  /** 1 for each row whose volume is known. */
  hasVolume: Uint8Array
  /** Ids of the distinct pages of row i in rank order, at most ten: urls[urlStart[i] .. urlEnd[i]). */
  urls: Int32Array
  urlStart: Uint32Array
  urlEnd: Uint32Array
  urlCount: number
}

const INITIAL_ROWS = 1 << 10

/** Builds a table from keywords with their search results, row by row. */
export class KeywordTableBuilder {
  private readonly pages = new UrlIds()
  private readonly keywords = new KeywordIds()
  private readonly single = new Int32Array(1)
  private readonly encoder = new TextEncoder()
  private scratch = new Uint8Array(1 << 12)
  private volume = new Float64Array(INITIAL_ROWS)
  private hasVolume = new Uint8Array(INITIAL_ROWS)
  private urlStart = new Uint32Array(INITIAL_ROWS)
  private urlEnd = new Uint32Array(INITIAL_ROWS)
  private urls = new Int32Array(INITIAL_ROWS * SERP_DEPTH)
  private used = 0
  private joined = 0

  get count(): number {
    return this.keywords.count
  }

  /** Number of added rows whose keyword was in the table already. */
  get duplicates(): number {
    return this.joined
  }

  /** Adds a URL to the row being built, in rank order: UTF-8 bytes [start, end). */
  url(bytes: Uint8Array, start: number, end: number): void {
    this.pages.note(bytes, start, end)
  }

  /**
   * Ends the row; `searches` is null for an unknown volume. A keyword that is in the table joins its first row, which
   * keeps the larger volume and the first results.
   */
  row(bytes: Uint8Array, start: number, end: number, searches: number | null): void {
    this.addRow(bytes, start, end, searches)
  }

  /**
   * Adds a whole row whose pages are given by their hashes, halves[start .. end) (see `createPageHasher`).
   * Returns its number, or -1 if the keyword is empty.
   */
  hashedRow(
    keyword: string,
    searches: number | null,
    halves: Int32Array,
    start: number,
    end: number,
  ): number {
    for (let at = start; at < end; at += 2) this.pages.noteHash(halves[at], halves[at + 1])
    const length = this.encode(keyword)
    return this.addRow(this.scratch, 0, length, searches)
  }

  /** Writes the text into `scratch`; returns its length in bytes. */
  private encode(text: string): number {
    if (text.length * 3 > this.scratch.length) this.scratch = new Uint8Array(text.length * 6)
    return this.encoder.encodeInto(text, this.scratch).written
  }

  private addRow(bytes: Uint8Array, start: number, end: number, searches: number | null): number {
    const before = this.keywords.count
    const at = this.keywords.add(bytes, start, end)
    if (at === before) {
      if (at === this.volume.length) this.grow()
      this.volume[at] = this.hasVolume[at] = 0
      this.urlStart[at] = this.urlEnd[at] = 0
    } else if (at >= 0) this.joined++
    if (at >= 0 && searches !== null) {
      this.hasVolume[at] = 1
      if (searches > this.volume[at]) this.volume[at] = searches
    }
    this.storePending(at)
    return at
  }

  /** Ends a row that has only search results: the keyword gets them if it is in the table and has none. */
  results(bytes: Uint8Array, start: number, end: number): void {
    this.storePending(this.keywords.find(bytes, start, end))
  }

  /** The row of a keyword, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.keywords.find(bytes, start, end)
  }

  /** Gives a row these page ids, in rank order, unless it has results. */
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

  /** Gives a row the noted pages unless it has results. */
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

  /** The id of the page, or -1 if the text has no page in it, such as an empty text. */
  urlId(bytes: Uint8Array, start: number, end: number): number {
    this.pages.note(bytes, start, end)
    return this.pages.take(this.single, 0) === 0 ? -1 : this.single[0]
  }

  /** The id of the page with this hash, for results from the state file of an earlier run. */
  pageOf(low: number, high: number): number {
    return this.pages.idOf(low, high)
  }

  /** The two halves of each page's hash, by page id. */
  pageHashes(): Int32Array {
    return this.pages.hashes()
  }

  private grow(): void {
    const size = this.volume.length * 2
    this.volume = new Float64Array(this.volume.buffer.transfer(size * 8))
    this.hasVolume = new Uint8Array(this.hasVolume.buffer.transfer(size))
    this.urlStart = new Uint32Array(this.urlStart.buffer.transfer(size * 4))
    this.urlEnd = new Uint32Array(this.urlEnd.buffer.transfer(size * 4))
  }

  /** The table so far, as views that are valid until the next row is added. */
  table(): KeywordTable {
    const { count } = this.keywords
    return {
      count,
      volume: this.volume.subarray(0, count),
      hasVolume: this.hasVolume.subarray(0, count),
      urls: this.urls.subarray(0, this.used),
      urlStart: this.urlStart.subarray(0, count),
      urlEnd: this.urlEnd.subarray(0, count),
      urlCount: this.pages.count,
      ...this.keywords.texts(),
    }
  }
}
