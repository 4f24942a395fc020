import { Invalid } from '#platform/errors.ts'
import type { Delimiter } from './read-field.ts'
import { MAX_RECORD, splitRecords, type Row, type SplitText } from './split-records.ts'

const BLOCK = 64 * 1024

/** Reads a delimited text as blocks of records, each with its line; blank lines are left out. */
export async function* readRecords(
  text: AsyncIterable<string>,
  { name, delimiter }: { name: string; delimiter: Delimiter | null },
): AsyncGenerator<Row[], void> {
  let parts: string[] = []
  let length = 0
  let wanted = BLOCK
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
    // A long record is not scanned again for every few bytes, nor is more of it held than may be.
    wanted = Math.max(BLOCK, Math.min(length * 2, MAX_RECORD + 1))
    return rows
  }
}

function describeFault(name: string, { line, problem }: NonNullable<SplitText['fault']>): string {
  return problem === 'open-quote'
    ? `${name} line ${line}: the quote that opens here is never closed.`
    : `${name} line ${line}: this line is longer than 1 MB.`
}
