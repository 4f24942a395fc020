import type { Lists } from '#engine/index.ts'
import { itemAt } from '#platform/items.ts'

/**
 * Turns the hashes of pages, as two halves each, into what the database stores: a number of 64 bits each, as decimals.
 */
export function writePageKeys(halves: Int32Array): string[] {
  return Array.from({ length: halves.length / 2 }, (_, page) => {
    const [low, high] = [itemAt(halves, 2 * page), itemAt(halves, 2 * page + 1)]
    return String((BigInt(high) << 32n) | BigInt(low >>> 0))
  })
}

/** Bytes before the elements of an array in PostgreSQL's binary form: of an empty array, and of any other. */
const EMPTY_HEAD = 12
const HEAD = 20
/** The bytes of an element: 4 for its length, 8 for the key. */
const KEY_AT = 4
const KEY = 12

/**
 * Reads many arrays of keys, one behind the other as `array_send` writes them, into halves. They are binary because
 * reading ten thousand numbers as text takes longer than any work on them.
 */
export function readPageKeys(bytes: Buffer): Lists {
  const { lists, keys } = countKeys(bytes)
  const start = new Uint32Array(lists + 1)
  const items = new Int32Array(2 * keys)
  let used = 0
  for (let list = 0, at = 0; list < lists; list++) {
    const end = findEnd(bytes, at)
    for (at += end === at + EMPTY_HEAD ? EMPTY_HEAD : HEAD; at < end; at += KEY) {
      items[used++] = bytes.readInt32BE(at + KEY_AT + 4)
      items[used++] = bytes.readInt32BE(at + KEY_AT)
    }
    start[list + 1] = used
  }
  return { start, items }
}

function countKeys(bytes: Buffer): { lists: number; keys: number } {
  let lists = 0
  let keys = 0
  for (let at = 0, end = 0; at < bytes.length; at = end, lists++) {
    end = findEnd(bytes, at)
    keys += Math.max(0, end - at - HEAD) / KEY
  }
  return { lists, keys }
}

/** Where the array that begins at `at` ends; only an empty one has the shorter head. */
function findEnd(bytes: Buffer, at: number): number {
  const isEmpty = bytes.readInt32BE(at) === 0
  return isEmpty ? at + EMPTY_HEAD : at + HEAD + KEY * bytes.readInt32BE(at + EMPTY_HEAD)
}
