import { afterAll } from 'vitest'
import type { AtEnd } from '#tests/support/database/test-database.ts'

/** For what all tests of a file share: it ends, last one first, when the file ends. */
export function atEndOfFile(): AtEnd {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
