import { expect, test } from 'vitest'
import { killFacts } from '#tests/support/performance/kill-facts.ts'

test.each(['duckdb', 'postgres'] as const)(
  'a process that is killed while it replaces days in %s loses and doubles nothing',
  async (kind) => {
    const { kept } = await killFacts(kind, 6)
    expect(kept).toBeGreaterThanOrEqual(12)
  },
  180_000,
)
