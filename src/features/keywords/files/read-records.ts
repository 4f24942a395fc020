import { Invalid } from '#platform/errors.ts'
import type { Delimiter } from './read-field.ts'
import { splitRecords, START, TOO_LONG, type BrokenLine, type Row } from './split-records.ts'

const BLOCK = 64 * 1024

interface RecordOptions {
  /** Name of the file. */
  name: string
  delimiter: Delimiter | null
  /** Gets each line that cannot be read; the others are read all the same. */
  onBroken: (line: BrokenLine) => void
  blockSize?: number
}

/**
 * Reads a delimited text in blocks of records, each with its line; blank lines are left out. Throws Invalid when the
 * first of them is longer than 1 MB: then the text is no list.
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  { name, delimiter, onBroken, blockSize = BLOCK }: RecordOptions,
): AsyncGenerator<Row[], void> {
  let parts: string[] = []
  let length = 0
  let wanted = blockSize
  let place = START
  for await (const part of text) {
    parts.push(part)
    length += part.length
    if (length < wanted) continue
    yield split(false)
  }
  yield split(true)

  function split(isLast: boolean): Row[] {
    const block = parts.join('')
    const { rows, broken, rest, next } = splitRecords(block, { delimiter, place, isLast })
    const [first] = broken
    if (place.width === null && rows.length === 0 && first?.reason === TOO_LONG)
      throw new Invalid(`${name} line ${first.line}: this line is longer than 1 MB.`)
    for (const line of broken) onBroken(line)
    parts = [block.slice(rest)]
    length = block.length - rest
    place = next
    // So that a long record is not scanned again for every few characters.
    wanted = Math.max(blockSize, length * 2)
    return rows
  }
}
