import { expect, test } from 'vitest'
import type { StepProgress } from '#platform/contract/run-messages.ts'
import { openProgressTeller } from './tell-progress.ts'

const TOTAL = 1_000

/** Collects everything that is written; each write takes as long as `write` does. */
function openNotebook(write: () => Promise<void> = async () => {}) {
  const written: number[] = []
  const teller = openProgressTeller(
    async ({ done }: StepProgress) => {
      written.push(done)
      await write()
    },
    { pauseMs: 1 },
  )
  return { written, end: teller.end, tell: (done: number) => teller.tell({ done, total: TOTAL }) }
}

test('of the progress that is reported during a write, only the newest is written', async () => {
  const gate = Promise.withResolvers<void>()
  const { written, tell } = openNotebook(() => gate.promise)
  for (let done = 1; done <= TOTAL; done++) tell(done)
  expect(written).toEqual([1])
  gate.resolve()
  await expect.poll(() => written).toEqual([1, TOTAL])
})

test('progress that cannot be written does not stop what is reported later', async () => {
  const { written, tell } = openNotebook(async () => {
    throw new Error('the database is away')
  })
  tell(1)
  tell(2)
  await expect.poll(() => written).toEqual([1, 2])
})

test('at the end the newest progress is written, and nothing after it', async () => {
  const gate = Promise.withResolvers<void>()
  const { written, tell, end } = openNotebook(() => gate.promise)
  tell(1)
  tell(2)
  tell(3)
  const ending = end()
  gate.resolve()
  await ending
  tell(4)
  await end()
  expect(written).toEqual([1, 3])
})
