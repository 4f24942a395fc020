import { expect, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { fuzzOperation } from './support/walls/fuzz/fuzz-operation.ts'
import { listOperations } from './support/walls/operations.ts'

test.each(listOperations(contract))(
  '$name answers 200 hostile requests without an error of ours',
  async (operation) => {
    const { valid, signedOut } = await fuzzOperation(operation, 200)
    expect(valid).toBeGreaterThan(0.05)
    expect(signedOut).toBeLessThan(0.5)
  },
  // Beside whatever else the machine does.
  60_000,
)
