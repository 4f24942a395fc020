import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

const FEW = { kills: 3, crashes: 1 }

test('workers and the database may be killed: nothing is lost, and only work that was under way is repeated', async () => {
  const { violations, figures } = await runChaos({ ...FEW, bug: null })
  expect(violations).toEqual([])
  expect(figures).toMatchObject({ kills: 3, crashes: 1 })
}, 240_000)

test('a pipeline that acknowledges work before it is done is reported', async () => {
  const { violations } = await runChaos({ kills: 4, crashes: 0, bug: 'acknowledged-early' })
  expect(violations.join('\n')).toMatch(/step \d of run \d+ never took effect/)
}, 240_000)

test('a pipeline that remembers an effect outside of its step is reported', async () => {
  const { violations } = await runChaos({ kills: 4, crashes: 0, bug: 'effect-outside' })
  expect(violations.join('\n')).toMatch(/step 1 of run \d+ was done again after a later one/)
}, 240_000)
