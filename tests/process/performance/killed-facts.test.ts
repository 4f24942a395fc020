import { expect, test } from 'vitest'
import { killFacts } from '#tests/support/performance/kill-facts.ts'

test.each(['duckdb', 'postgres'] as const)(
  'a process that is killed while it replaces days in %s loses and doubles nothing',
  async (kind) => {
    const { kept } = await killFacts(kind, 2)
    expect(kept).toBeGreaterThanOrEqual(4)
  },
  180_000,
)
