import { expect, test } from 'vitest'
import { killPublishers } from '#tests/support/publishing/kill-publishers.ts'
import { openMemorySite } from '#tests/support/publishing/killable-sites.ts'

test('a worker that is killed at any place of a publication makes no second post, and another one finishes it', async () => {
  const { kills, posts, wrongStates } = await killPublishers(openMemorySite)
  expect(kills).toBeGreaterThan(20)
  expect(new Set(posts)).toEqual(new Set([1]))
  expect(wrongStates).toEqual([])
}, 120_000)
