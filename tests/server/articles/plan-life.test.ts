import { vi } from 'vitest'
import { testPlanLives } from '#tests/support/articles/test-plan-lives.ts'

// A dozen runs each, beside whatever else the machine does.
vi.setConfig({ testTimeout: 180_000 })

testPlanLives([1])
