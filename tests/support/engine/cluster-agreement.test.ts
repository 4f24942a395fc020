import { describe, expect, test } from 'vitest'
import { measureAgreement } from './cluster-agreement.ts'

describe('the agreement of two partitions', () => {
  test('is complete when only the labels differ', () => {
    expect(measureAgreement([0, 0, 1, 1, 2], [7, 7, 3, 3, 0])).toEqual({
      adjustedRand: 1,
      bcubed: { precision: 1, recall: 1, f1: 1 },
      pairwise: { precision: 1, recall: 1 },
    })
  })

  test('equals a computation by hand for one keyword in a wrong cluster', () => {
    // Pairs together in both: 2; in the truth: 3 + 3; in the labels: 1 + 1 + 1; expected: 6 * 3 / 15.
    const { adjustedRand, bcubed, pairwise } = measureAgreement([0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2])
    expect(adjustedRand).toBeCloseTo((2 - 1.2) / ((6 + 3) / 2 - 1.2), 12)
    expect(bcubed.precision).toBeCloseTo((1 + 1 + 1 / 2 + 1 / 2 + 1 + 1) / 6, 12)
    expect(bcubed.recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3 + 1 / 3 + 2 / 3 + 2 / 3) / 6, 12)
    expect(bcubed.f1).toBeCloseTo((2 * (5 / 6) * (5 / 9)) / (5 / 6 + 5 / 9), 12)
    expect(pairwise).toEqual({ precision: 2 / 3, recall: 1 / 3 })
  })

  test('is below zero where the labels cut across every class', () => {
    // No pair together in both; 2 in the truth, 2 in the labels; expected 2 * 2 / 6.
    expect(measureAgreement([0, 0, 1, 1], [0, 1, 0, 1]).adjustedRand).toBeCloseTo(-0.5, 12)
  })

  test('is perfect in recall, not in precision, when everything is in one cluster', () => {
    const { adjustedRand, bcubed, pairwise } = measureAgreement([0, 0, 1, 2], [5, 5, 5, 5])
    expect(adjustedRand).toBe(0)
    expect(bcubed).toEqual({ precision: 6 / 16, recall: 1, f1: (2 * 0.375) / 1.375 })
    expect(pairwise).toEqual({ precision: 1 / 6, recall: 1 })
  })

  test('is perfect in precision, not in recall, when every keyword is alone', () => {
    const { adjustedRand, bcubed, pairwise } = measureAgreement([0, 0, 1, 2], [1, 2, 3, 4])
    expect(adjustedRand).toBe(0)
    expect(bcubed).toEqual({ precision: 1, recall: 3 / 4, f1: 1.5 / 1.75 })
    expect(pairwise).toEqual({ precision: 1, recall: 0 })
  })

  test('is complete where there are no pairs to find and none is found', () => {
    expect(measureAgreement([0, 1, 2], [2, 0, 1]).adjustedRand).toBe(1)
  })

  test('cannot be measured between lists of different lengths', () => {
    expect(() => measureAgreement([0, 1], [0])).toThrow('There are 1 labels for 2 items.')
  })
})
