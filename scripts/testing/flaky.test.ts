import { describe, expect, test } from 'vitest'
import { addFlakyTests, parseFlakyHistory } from './flaky.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const flaky = [{ name: 'a.spec.ts: a row is dragged', reason: 'expected 1 to be 2' }]
const seen = (at: string) => [{ name: 'a.spec.ts: a row is dragged', at }]

describe('a journey that needs its second try twice in a week fails', () => {
  test('the first second try of a journey is recorded and does not fail', () => {
    expect(addFlakyTests([], { flaky, now })).toEqual({
      history: seen('2026-03-10T12:00:00.000Z'),
      failed: [],
    })
  })

  test.each([
    ['minutes later', '2026-03-10T11:50:00.000Z', 1],
    ['on the seventh day', '2026-03-03T12:00:00.000Z', 1],
    ['after more than seven days', '2026-03-03T11:59:59.000Z', 0],
  ])('needing the second try again %s, after %s, gives %d failures', (_when, before, failures) => {
    const { failed, history } = addFlakyTests(seen(before), { flaky, now })
    expect(failed).toHaveLength(failures)
    expect(history).toHaveLength(2)
  })

  test('the failure of a flaky journey has the reason of its first try', () => {
    const { failed } = addFlakyTests(seen('2026-03-09T12:00:00.000Z'), { flaky, now })
    expect(failed).toEqual([
      {
        name: 'a.spec.ts: a row is dragged',
        reason: 'passed only on its second try, twice in seven days: expected 1 to be 2',
      },
    ])
  })

  test('the second try of another journey does not count', () => {
    const history = [{ name: 'b.spec.ts: a file is chosen', at: '2026-03-09T12:00:00.000Z' }]
    expect(addFlakyTests(history, { flaky, now }).failed).toEqual([])
  })

  test('entries of the flaky history older than two months are removed', () => {
    expect(addFlakyTests(seen('2026-01-01T00:00:00.000Z'), { flaky: [], now }).history).toEqual([])
  })

  test('an incomplete flaky history is refused', () => {
    expect(() => parseFlakyHistory('[{"name": "a"')).toThrow(SyntaxError)
    expect(() => parseFlakyHistory('[{"name": "a"}]')).toThrow(/at/)
  })
})
