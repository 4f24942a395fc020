import { beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWebApp } from '#tests/support/process/web-app.ts'
import { attacks } from './attacks.ts'
import { P95_MS } from './judge-work.ts'
import { runAttacks, type AttackReport } from './run-attacks.ts'

vi.setConfig({ hookTimeout: 1_200_000 })

describe('while a stranger or a member of another workspace attacks', () => {
  let reports: AttackReport[]

  beforeAll(async () => {
    await buildWebApp()
    reports = await runAttacks(attacks)
  })

  test.each(attacks.map(({ name }) => [name]))(
    '%s: no request fails, and 95 of 100 take half a second at most',
    (name) => {
      const { failures, p95Ms, answers } = reports.find(({ attack }) => attack === name) ?? {}
      expect({ failures }).toEqual({ failures: [] })
      expect(answers).toBeGreaterThan(10)
      expect(p95Ms).toBeLessThanOrEqual(P95_MS)
    },
  )
})
