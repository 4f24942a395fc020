import { test } from 'vitest'
import { expectPlantedFound } from '#tests/support/performance/planted-facts.ts'

test('two pages that take turns and one that decays are found, and one whose season ends is left alone', async () => {
  await expectPlantedFound({ seed: 1, today: '2026-05-20' })
})
