import { describe, expect, test } from 'vitest'
import { parseStat, sumTree, type ProcessTime } from './process-tree.ts'

function processTime(id: string, parent: string, own: number, waited = 0): ProcessTime {
  return { id, parent, own, waited }
}

describe('the processor time of a part is that of all its programs', () => {
  test('a child that its parent waited for counts once, by the exact sum of the parent', () => {
    const seen = [processTime('vitest', 'npm', 2, 10), processTime('worker', 'vitest', 9)]
    expect(sumTree('vitest', seen)).toBe(12)
  })

  test('a database whose program was killed still counts, although no process waited for it', () => {
    const seen = [
      processTime('vitest', 'npm', 1, 3),
      processTime('program', 'vitest', 2),
      processTime('postgres', 'program', 5, 4),
    ]
    expect(sumTree('vitest', seen)).toBe(1 + 2 + 5 + 4)
  })

  test('a process outside of the part does not count', () => {
    expect(sumTree('vitest', [processTime('vitest', 'npm', 1), processTime('other', 'npm', 50)])).toBe(1)
  })

  test('a part without recorded processes took no time', () => {
    expect(sumTree('vitest', [])).toBe(0)
  })
})

describe('a line of /proc is read', () => {
  const line =
    '4242 (a (strange) name) S 17 4242 4242 0 -1 4194304 100 0 0 0 250 50 1200 300 20 0 11 0 987654 1 2 3'

  test('a line of /proc is read, also with parentheses in the name of the program', () => {
    expect(parseStat(line)).toEqual({
      pid: 4242,
      parentPid: 17,
      id: '4242@987654',
      parent: '',
      own: 3,
      waited: 15,
    })
  })

  test('an incomplete line of /proc is not a process', () => {
    expect(parseStat('4242 (node) S 1')).toBeNull()
    expect(parseStat('')).toBeNull()
  })
})
