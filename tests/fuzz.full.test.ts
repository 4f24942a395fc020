import { expect, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { fuzzOperation } from './support/walls/fuzz/fuzz-operation.ts'
import { listOperations } from './support/walls/operations.ts'

const MINUTES = 60_000

test.each(listOperations(contract))(
  '$name answers 5,000 hostile requests without an error of ours',
  async (operation) => {
    const { valid, signedOut } = await fuzzOperation(operation, 5_000)
    expect(valid).toBeGreaterThan(0.05)
    expect(signedOut).toBeLessThan(0.5)
  },
  5 * MINUTES,
)
