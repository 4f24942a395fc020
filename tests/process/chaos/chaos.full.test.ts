import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

const FEW = { kills: 3, crashes: 1 }

test('workers and the database may be killed: nothing is lost, and nothing is repeated but what was under way', async () => {
  const { violations, figures } = await runChaos({ ...FEW, bug: null })
  expect(violations).toEqual([])
  expect(figures).toMatchObject({ kills: 3, crashes: 1 })
}, 240_000)

test('work that is acknowledged before it is done is noticed', async () => {
  const { violations } = await runChaos({ kills: 4, crashes: 0, bug: 'acknowledged-early' })
  expect(violations.join('\n')).toMatch(/step \d of run \d+ never took effect/)
}, 240_000)

test('an effect that is remembered outside of its step is noticed', async () => {
  const { violations } = await runChaos({ kills: 4, crashes: 0, bug: 'effect-outside' })
  expect(violations.join('\n')).toMatch(/step 1 of run \d+ was done again after a later one/)
}, 240_000)
