import { test } from 'vitest'
import { expectPlantedFound } from '#tests/support/performance/planted-facts.ts'

test.each([
  { seed: 2, today: '2026-05-28' },
  { seed: 3, today: '2026-06-10' },
])(
  'in world $seed two pages that take turns and one that decays are found, and one whose season ends is left alone',
  async (given) => {
    await expectPlantedFound(given)
  },
)
