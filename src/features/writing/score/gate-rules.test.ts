import { describe, expect, it } from 'vitest'
import type { Gate } from '../contract.ts'
import { describeGates, refuseStatus } from './gate-rules.ts'

function gatesOf(...names: Gate['name'][]): Gate[] {
  return names.map((name) => ({ name, detail: 'Why.', place: null }))
}

describe('The gates of a text', () => {
  const all = gatesOf('unknown URL', 'dangling citation', 'dangling citation', 'empty section', 'verbatim')

  it('are described by their kinds and numbers', () => {
    expect(describeGates({ gates: [] })).toEqual([])
    expect(describeGates({ gates: all })).toEqual([
      '2 citations have no evidence behind them',
      '1 link leads to an unknown page',
      'too much of it stands word for word on a ranking page',
      '1 section is empty',
    ])
  })

  it.each(['reviewed', 'shared', 'published'])('keep it from being %s', (status) => {
    expect(refuseStatus(status, gatesOf('empty section', 'empty section'))).toBe(
      `This text cannot be marked as ${status}: 2 sections are empty.`,
    )
    expect(refuseStatus(status, [])).toBeNull()
  })

  it.each(['no status', 'drafted', 'edited', 'illustrated'])('let it be %s', (status) => {
    expect(refuseStatus(status, all)).toBeNull()
  })
})
