import { beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWebApp } from '#tests/support/process/web-app.ts'
import { attacks } from './attacks.ts'
import { judgeReports, type AttackReport } from './judge-work.ts'
import { runAttacks } from './run-attacks.ts'

vi.setConfig({ hookTimeout: 1_200_000 })

describe('while a stranger or a member of another workspace attacks', () => {
  let reports: AttackReport[]

  beforeAll(async () => {
    await buildWebApp()
    reports = await runAttacks(attacks)
  })

  test.each(attacks.map(({ name }) => [name]))(
    '%s: no request fails, and 95 of 100 take half a second or eight times as long as before, at most',
    (name) => {
      const found = reports.filter(({ attack }) => attack === name)
      expect(judgeReports(found)).toEqual([])
      expect(found.map(({ answers }) => answers > 10)).toEqual([true])
    },
  )
})
