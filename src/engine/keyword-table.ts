import { SERP_DEPTH } from './limits.ts'
import { createKeywordIds } from './keyword-ids.ts'
import type { KeywordTexts } from './keyword-ids.ts'
import { createUrlIds } from './url-ids.ts'

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

export interface KeywordTableBuilder {
  /** One URL of the row being added, as UTF-8 bytes [start, end), in rank order. */
  url(bytes: Uint8Array, start: number, end: number): void
  /** Ends the row. A keyword seen before joins its first row: the larger volume and the first results stay. */
  row(bytes: Uint8Array, start: number, end: number, volume: number): void
  /**
   * A whole row, its pages by their hashes, halves[start .. end) (see `createPageHasher`); returns its number, -1 where
   * there is no keyword.
   */
  hashedRow(keyword: string, volume: number, halves: Int32Array, start: number, end: number): number
  /** Ends a row of search results alone: they go to that keyword if it is there and has none. */
  results(bytes: Uint8Array, start: number, end: number): void
  /** The row of a keyword, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number
  /** The id of a page, or -1 where the text is no URL. */
  urlId(bytes: Uint8Array, start: number, end: number): number
  /** The id of the page with this hash, for results that come from a file of an earlier run. */
  pageOf(low: number, high: number): number
  /** The two halves of the hash of each page, by id. */
  pageHashes(): Int32Array
  /** Gives a row without results these page ids, in rank order. */
  fill(row: number, ids: ArrayLike<number>): void
  readonly count: number
  /** Rows that joined an earlier one. */
  readonly duplicates: number
  /** The table so far: views that stay valid until the next row. */
  table(): KeywordTable
}

const FIRST_ROWS = 1 << 10

export function createKeywordTable(): KeywordTableBuilder {
  const pages = createUrlIds()
  const keywords = createKeywordIds()
  const single = new Int32Array(1)
  const encoder = new TextEncoder()
  let scratch = new Uint8Array(1 << 12)
  let volume = new Float64Array(FIRST_ROWS)
  let urlStart = new Uint32Array(FIRST_ROWS)
  let urlEnd = new Uint32Array(FIRST_ROWS)
  let urls = new Int32Array(FIRST_ROWS * SERP_DEPTH)
  let used = 0
  let duplicates = 0

  function row(bytes: Uint8Array, start: number, end: number, searches: number): void {
    addRow(bytes, start, end, searches)
  }

  function hashedRow(
    keyword: string,
    searches: number,
    halves: Int32Array,
    start: number,
    end: number,
  ): number {
    for (let at = start; at < end; at += 2) pages.noteHash(halves[at], halves[at + 1])
    return addRow(scratch, 0, encode(keyword), searches)
  }

  /** Writes a text over the last one; returns its bytes. */
  function encode(text: string): number {
    if (text.length * 3 > scratch.length) scratch = new Uint8Array(text.length * 6)
    return encoder.encodeInto(text, scratch).written
  }

  function addRow(bytes: Uint8Array, start: number, end: number, searches: number): number {
    const before = keywords.count
    const at = keywords.add(bytes, start, end)
    if (at === before) {
      if (at === volume.length) grow()
      volume[at] = searches
      urlStart[at] = urlEnd[at] = 0
    } else if (at >= 0) {
      duplicates++
      if (searches > volume[at]) volume[at] = searches
    }
    storePending(at)
    return at
  }

  function results(bytes: Uint8Array, start: number, end: number): void {
    storePending(keywords.find(bytes, start, end))
  }

  function fill(at: number, ids: ArrayLike<number>): void {
    if (urlStart[at] !== urlEnd[at]) return
    reserve()
    const first = used
    for (let i = 0; i < ids.length && used < first + SERP_DEPTH; i++)
      if (ids[i] >= 0 && !urls.subarray(first, used).includes(ids[i])) urls[used++] = ids[i]
    urlStart[at] = first
    urlEnd[at] = used
  }

  /** Gives a row without results the pages that were noted. */
  function storePending(at: number): void {
    if (at < 0 || urlStart[at] !== urlEnd[at]) return pages.forget()
    reserve()
    urlStart[at] = used
    used += pages.take(urls, used)
    urlEnd[at] = used
  }

  function reserve(): void {
    if (used + SERP_DEPTH > urls.length) urls = new Int32Array(urls.buffer.transfer(urls.length * 8))
  }

  function urlId(bytes: Uint8Array, start: number, end: number): number {
    pages.note(bytes, start, end)
    return pages.take(single, 0) === 0 ? -1 : single[0]
  }

  function grow(): void {
    const size = volume.length * 2
    volume = new Float64Array(volume.buffer.transfer(size * 8))
    urlStart = new Uint32Array(urlStart.buffer.transfer(size * 4))
    urlEnd = new Uint32Array(urlEnd.buffer.transfer(size * 4))
  }

  function table(): KeywordTable {
    const { count } = keywords
    return {
      count,
      volume: volume.subarray(0, count),
      urls: urls.subarray(0, used),
      urlStart: urlStart.subarray(0, count),
      urlEnd: urlEnd.subarray(0, count),
      urlCount: pages.count,
      ...keywords.texts(),
    }
  }

  return {
    url: pages.note,
    row,
    hashedRow,
    results,
    fill,
    table,
    find: keywords.find,
    urlId,
    pageOf: pages.idOf,
    pageHashes: pages.hashes,
    get count() {
      return keywords.count
    },
    get duplicates() {
      return duplicates
    },
  }
}
