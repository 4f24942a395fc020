import { expect, test } from 'vitest'
import { STAGES } from '../contract.ts'
import { describeProgress } from './describe-progress.ts'

test('the text has the stage and the number of keywords', () => {
  const { stage, text } = describeProgress({ stage: 'reading', done: 0.5, keywords: 120_000 })
  expect([stage, text]).toEqual(['Reading', 'Reading: 120,000 keywords'])
  expect(describeProgress({ stage: 'reading', done: 0, keywords: 0 }).text).toBe('Reading')
})

test('the share of a run grows from 0 to 1 over all stages, and is null when the share of the stage is', () => {
  const shares = STAGES.flatMap((stage) =>
    [0, 0.5, 1].map((done) => describeProgress({ stage, done, keywords: 1 }).share ?? Number.NaN),
  )
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBeCloseTo(1)
  expect(describeProgress({ stage: 'reading', done: null, keywords: 1 }).share).toBeNull()
})
