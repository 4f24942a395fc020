import { expect, test } from 'vitest'
import { killFacts } from '#tests/support/performance/kill-facts.ts'

test.each(['duckdb', 'postgres'] as const)(
  'of a hundred kills none leaves a day in %s that is lost, doubled or of two versions',
  async (kind) => {
    const { kept } = await killFacts(kind, 100)
    expect(kept).toBeGreaterThanOrEqual(200)
  },
  900_000,
)
