import type { KeywordTable } from '#engine/index.ts'
import { createByteWriter } from '../byte-writer.ts'
import { volumeOf } from '../clustered-file.ts'
import { STATE_FORMAT, STATE_VERSION } from './parse-state.ts'
import { itemAt } from '#platform/items.ts'

interface StateParts {
  table: KeywordTable
  /** The two halves of each page's hash, by page id. */
  hashes: Int32Array
  minimumScore: number
  nextId: number
  /** Clusters, sorted by id. */
  clusters: {
    id: number
    title: string
    isLocked: boolean
    /** Rows, the main keyword first. */
    rows: Int32Array
  }[]
}

/** The state as JSON in UTF-8 chunks, a line a cluster, so that versions can be compared. */
export function* writeState({
  table,
  hashes,
  clusters,
  ...parts
}: StateParts): Generator<Uint8Array<ArrayBuffer>> {
  const writer = createByteWriter()
  writer.text(
    `{"format":"${STATE_FORMAT}","version":${STATE_VERSION},"minimumOverlap":${parts.minimumScore},"nextId":${parts.nextId},"clusters":[`,
  )
  const decoder = new TextDecoder()
  const encodePages = createPageEncoder(table, hashes)
  const textOf = (row: number) =>
    decoder.decode(table.text.subarray(table.textStart[row], table.textEnd[row]))
  for (const [place, { id, title, isLocked, rows }] of clusters.entries()) {
    const keywords: string[] = []
    for (const row of rows)
      keywords.push(`[${JSON.stringify(textOf(row))},${volumeOf(table, row)},"${encodePages(row)}"]`)
    const head = `{"id":${id},"title":${JSON.stringify(title)},"locked":${isLocked},"keywords":[`
    writer.text(`${place === 0 ? '' : ','}\n${head}${keywords.join()}]}`)
    if (writer.isFull) yield writer.take()
  }
  writer.text('\n]}\n')
  yield writer.take()
}

const PAGE_BYTES = 8
const MOST_PAGES = 10

function createPageEncoder({ urls, urlStart, urlEnd }: KeywordTable, hashes: Int32Array) {
  const buffer = Buffer.alloc(MOST_PAGES * PAGE_BYTES)
  return (row: number): string => {
    let used = 0
    for (const url of urls.subarray(itemAt(urlStart, row), itemAt(urlEnd, row))) {
      used = buffer.writeInt32LE(itemAt(hashes, 2 * url), used)
      used = buffer.writeInt32LE(itemAt(hashes, 2 * url + 1), used)
    }
    return buffer.toString('base64url', 0, used)
  }
}
