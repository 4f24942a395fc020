import { describe, expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { createReportCache } from './report-cache.ts'

const MINUTE = 60_000
const ROWS = [{ dimensions: ['203105'], metrics: [7] }]

function open() {
  const cache = createReportCache()
  let [asked, at] = [0, 0]
  let fault: Error | null = null
  return {
    count: () => asked,
    failWith: (next: Error | null) => void (fault = next),
    pass: (ms: number) => void (at += ms),
    find: (report: string, { contentplanId = 1, isVisitor = false } = {}) =>
      cache.find({ contentplanId, report, isVisitor, now: new Date(at) }, async () => {
        asked += 1
        if (fault !== null) throw fault
        return ROWS
      }),
  }
}

describe('kept reports', () => {
  test('the same report of a plan is read once in ten minutes, also by callers at the same time', async () => {
    const { find, count, pass } = open()
    expect(await Promise.all([find('a'), find('a'), find('a', { isVisitor: true })])).toEqual([
      ROWS,
      ROWS,
      ROWS,
    ])
    pass(10 * MINUTE - 1)
    await find('a')
    expect(count()).toBe(1)
    pass(1)
    await find('a')
    expect(count()).toBe(2)
  })

  test('reports of other plans and of other questions are read by themselves', async () => {
    const { find, count } = open()
    await Promise.all([find('a'), find('b'), find('a', { contentplanId: 2 })])
    expect(count()).toBe(3)
  })

  test('a refusal for the quota is kept as long as Google wants, and other failures are not kept', async () => {
    const { find, count, failWith, pass } = open()
    failWith(new AdapterError('rate_limited', 'Slow down.', { retryAfter: 60 }))
    await expect(find('a')).rejects.toThrow('Slow down.')
    pass(MINUTE - 1)
    await expect(find('a')).rejects.toThrow('Slow down.')
    expect(count()).toBe(1)
    pass(1)
    failWith(new AdapterError('unavailable', 'Away.'))
    await expect(find('a')).rejects.toThrow('Away.')
    failWith(null)
    expect(await find('a')).toEqual(ROWS)
    expect(count()).toBe(3)
  })

  test('visitors can have sixty reports of a plan made in an hour; members and kept reports do not count', async () => {
    const { find, count, pass } = open()
    const asVisitor = { isVisitor: true }
    for (let number = 0; number < 60; number++) await find(`report ${number}`, asVisitor)
    await expect(find('one more', asVisitor)).rejects.toMatchObject({
      message: 'This report was asked for too many ranges of days. Please try again in an hour.',
      seconds: 3_600,
    })
    await find('report 3', asVisitor)
    await find('one more')
    await find('another plan', { contentplanId: 2, isVisitor: true })
    expect(count()).toBe(62)
    pass(60 * MINUTE)
    await find('one more after an hour', asVisitor)
    expect(count()).toBe(63)
  })
})
