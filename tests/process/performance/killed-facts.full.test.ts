import { expect, test } from 'vitest'
import { killFacts } from '#tests/support/performance/kill-facts.ts'

test.each(['duckdb', 'postgres'] as const)(
  'after a hundred kills no day in %s is lost, doubled or a mix of two versions',
  async (kind) => {
    const { kept } = await killFacts(kind, 100)
    expect(kept).toBeGreaterThanOrEqual(200)
  },
  900_000,
)
