import { expect, test } from 'vitest'
import { countSilence, MOST_SILENT_TICKS, type Silence } from './silence.ts'

const isDebugged = false
const afterTicks = (count: number, beatAt: (tick: number) => number, debugged = isDebugged) =>
  Array.from({ length: count }, (_, tick) => tick).reduce<Silence>(
    (silence, tick) => countSilence(silence, { beat: beatAt(tick), isDebugged: debugged }),
    { beat: 7, ticks: 0 },
  ).ticks

test('a main thread that beats is never silent', () => {
  expect(afterTicks(1_000, (tick) => tick)).toBe(0)
})

test('each tick without a new beat of the main thread adds to its silence', () => {
  expect(afterTicks(MOST_SILENT_TICKS - 1, () => 7)).toBe(MOST_SILENT_TICKS - 1)
})

test('one beat of the main thread ends its silence', () => {
  expect(afterTicks(40, (tick) => (tick < 25 ? 7 : 8))).toBe(14)
})

test('a program under a debugger is not silent, however long it stands still', () => {
  expect(afterTicks(1_000, () => 7, true)).toBe(0)
})
