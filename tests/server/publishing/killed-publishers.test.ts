import { expect, test } from 'vitest'
import { killPublishers } from '#tests/support/publishing/kill-publishers.ts'

test('a worker that is killed at any place of a publication makes no second post, and another one finishes it', async () => {
  const { kills, posts, states } = await killPublishers()
  expect(kills).toBeGreaterThan(20)
  expect(new Set(posts)).toEqual(new Set([1]))
  expect(new Set(states)).toEqual(new Set(['live']))
}, 120_000)
