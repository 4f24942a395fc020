import { expect, test } from 'vitest'
import { defaultRange, eventWindow, presetsEnd, readRange } from './ranges.ts'

test.each([
  ['2031-05-30', { from: '2030-05-01', to: '2031-04-30' }],
  ['2032-03-01', { from: '2031-03-01', to: '2032-02-29' }],
  ['2031-01-31', { from: '2030-01-01', to: '2030-12-31' }],
])('on %s, the usual range is the last twelve full months: %o', (today, range) => {
  expect(defaultRange(today)).toEqual(range)
})

test('presets end three days before today, and events are counted over six months', () => {
  expect(presetsEnd('2031-03-02')).toBe('2031-02-27')
  expect(eventWindow('2031-08-31')).toEqual({ from: '2031-02-28', to: '2031-08-31' })
})

test.each([
  [
    { from: '2031-02-03', to: '2031-05-30' },
    { from: '2031-02-03', to: '2031-05-30' },
  ],
  [{ from: '2031-02-03' }, null],
  [{ from: '2031-02-03', to: '2031-05-31' }, null],
  [{ from: '2031-02-03', to: '2031-02-02' }, null],
  [{ from: '2031-02-30', to: '2031-03-02' }, null],
  [{ from: '2015-08-13', to: '2031-03-02' }, null],
  [{ from: ['2031-02-03'], to: 7 }, null],
])('an address with %o shows %o, or the usual range', (search, range) => {
  expect(readRange(search, '2031-05-30')).toEqual(range ?? defaultRange('2031-05-30'))
})
