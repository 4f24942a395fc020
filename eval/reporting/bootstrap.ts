import { itemAt } from '#platform/items.ts'
import { seedRandom } from './random.ts'
import { tailShare } from './tail-share.ts'

export interface Interval {
  mean: number
  low: number
  high: number
}

const ROUNDS = 2_000
const SEED = 20_310_501

/**
 * The mean of some values and its 95 % confidence interval by the percentile bootstrap (Efron 1979), widened for few
 * values: the middle of the means of many samples that are drawn from the values with replacement.
 */
export function estimateMean(values: readonly number[]): Interval {
  if (values.length === 0) throw new RangeError('A mean needs at least one value.')
  const random = seedRandom(SEED)
  const means: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0
    for (let draw = 0; draw < values.length; draw++)
      sum += itemAt(values, Math.floor(random() * values.length))
    means.push(sum / values.length)
  }
  means.sort((a, b) => a - b)
  const leftOut = Math.floor(ROUNDS * tailShare(values.length))
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    low: itemAt(means, leftOut),
    high: itemAt(means, ROUNDS - 1 - leftOut),
  }
}
