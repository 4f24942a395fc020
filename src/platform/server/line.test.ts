import { expect, test } from 'vitest'
import { createLine } from './line.ts'

test('work in a line is done one after the other, also after a failure, and a full line refuses more', async () => {
  const inLine = createLine({ mostWaiting: 3 })
  const done: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    if (name === 'b') throw new Error(name)
    done.push(name)
    return name
  }
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => inLine(work(name))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(done).toEqual(['a', 'c'])
  expect(await inLine(work('e'))).toBe('e')
})
