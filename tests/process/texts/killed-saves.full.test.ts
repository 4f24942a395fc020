import { expect, test } from 'vitest'
import { killSaves } from '#tests/support/articles/kill-saves.ts'

test.each([
  { what: 'program', kills: 100, leastUnanswered: 5 },
  { what: 'installation', kills: 20, leastUnanswered: 1 },
] as const)(
  'after $kills kills of the $what no acknowledged version of a text is lost, and a save that was stored without an answer is no conflict',
  async ({ what, kills, leastUnanswered }) => {
    const { violations, acknowledged, unanswered } = await killSaves({ what, kills })
    expect(violations).toEqual([])
    expect(acknowledged).toBeGreaterThanOrEqual(kills)
    expect(unanswered).toBeGreaterThanOrEqual(leastUnanswered)
  },
  1_800_000,
)

test('a program that acknowledges a save before it is stored is noticed', async () => {
  const { violations } = await killSaves({ kills: 3, what: 'program', isEarly: true })
  expect(violations.join('\n')).toMatch(/was answered 409|is lost/)
}, 240_000)
