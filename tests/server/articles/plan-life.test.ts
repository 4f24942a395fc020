import { vi } from 'vitest'
import { testPlanLives } from '#tests/support/articles/test-plan-lives.ts'

// A dozen runs for each seed take longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

testPlanLives([1])
