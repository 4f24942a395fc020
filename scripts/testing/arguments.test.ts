import { describe, expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

describe('npm test takes parts of file names and three flags', () => {
  test('npm test without arguments runs everything and writes no times', () => {
    expect(parseArguments([])).toEqual({ filters: [], isFull: false, timesFile: null })
  })

  test.each([
    [['keywords/list-keywords', 'fuzz'], { filters: ['keywords/list-keywords', 'fuzz'] }],
    [['--full'], { isFull: true }],
    [['--times'], { timesFile: 'dist/test-times.json' }],
    [
      ['--times=before.json', '--full', 'chaos'],
      { timesFile: 'before.json', isFull: true, filters: ['chaos'] },
    ],
  ])('the arguments %j are parsed', (args, expected) => {
    expect(parseArguments(args)).toMatchObject(expected)
  })

  test('an unknown flag is refused by its name', () => {
    expect(parseArguments(['--watch'])).toMatch(/not --watch\.$/)
  })
})
