import { expect, it } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { askAgain } from './ask-again.ts'

it('asks a model again that is overloaded, as late as it says', async () => {
  const failures = [new AdapterError('rate_limited', 'Wait.', { retryAfter: 7 }), unavailable()]
  expect(await ask(failures)).toEqual({ answer: 'text', asked: 3, rests: [7, 2] })
})

it('gives up after five times, and at once when the failure does not pass', async () => {
  const answers = [ask(Array.from({ length: 9 }, unavailable)), ask([new AdapterError('auth', 'Wrong key.')])]
  expect(await Promise.all(answers)).toEqual([
    { answer: 'Down.', asked: 5, rests: [1, 2, 4, 8] },
    { answer: 'Wrong key.', asked: 1, rests: [] },
  ])
})

function unavailable(): AdapterError {
  return new AdapterError('unavailable', 'Down.')
}

async function ask(failures: readonly AdapterError[]) {
  const rests: number[] = []
  let asked = 0
  const made = askAgain(
    async () => {
      const failure = failures[asked++]
      if (failure !== undefined) throw failure
      return 'text'
    },
    { rest: async (seconds) => rests.push(seconds) },
  )
  const answer = await made.catch((error: AdapterError) => error.message)
  return { answer, asked, rests }
}
