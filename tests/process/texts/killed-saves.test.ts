import { expect, test } from 'vitest'
import { killSaves } from '#tests/support/articles/kill-saves.ts'

test('a program that is killed while texts are saved has every acknowledged version, and the savers go on from there', async () => {
  const { violations, acknowledged } = await killSaves({ kills: 3, what: 'program' })
  expect(violations).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(3)
}, 120_000)
