import { Invalid } from '#platform/errors.ts'
import type { Delimiter } from './read-field.ts'
import { splitRecords, type Row, type SplitText } from './split-records.ts'

const BLOCK = 64 * 1024

/** Reads a delimited text in blocks of records, each with its line; blank lines are left out. */
export async function* readRecords(
  text: AsyncIterable<string>,
  { name, delimiter, blockSize = BLOCK }: { name: string; delimiter: Delimiter | null; blockSize?: number },
): AsyncGenerator<Row[], void> {
  let parts: string[] = []
  let length = 0
  let wanted = blockSize
  let line = 1
  for await (const part of text) {
    parts.push(part)
    length += part.length
    if (length < wanted) continue
    yield split(false)
  }
  yield split(true)

  function split(isLast: boolean): Row[] {
    const block = parts.join('')
    const { rows, rest, restLine, fault } = splitRecords(block, { delimiter, line, isLast })
    if (fault) throw new Invalid(describeFault(name, fault))
    parts = [block.slice(rest)]
    length = block.length - rest
    line = restLine
    // So that a long record is not scanned again for every few characters.
    wanted = Math.max(blockSize, length * 2)
    return rows
  }
}

function describeFault(name: string, { line, problem }: NonNullable<SplitText['fault']>): string {
  return problem === 'open-quote'
    ? `${name} line ${line}: the quote that opens here is never closed.`
    : `${name} line ${line}: this line is longer than 1 MB.`
}
