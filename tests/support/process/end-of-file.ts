import { afterAll } from 'vitest'
import type { AtEnd } from '#tests/support/database/test-database.ts'

/** Registers clean-ups for what all tests of a file share: they run at the end of the file, the last one first. */
export function atEndOfFile(): AtEnd {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
