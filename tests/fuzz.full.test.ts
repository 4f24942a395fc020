import { describe, expect, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { fuzzOperation } from './support/walls/fuzz/fuzz-operation.ts'
import { listOperations } from './support/walls/operations.ts'
import { shareTwoTenants } from './support/walls/share-two-tenants.ts'

const MINUTES = 60_000
const tenants = shareTwoTenants()

describe.each([200, 5_000])('%i hostile requests', (requests) => {
  test.each(listOperations(contract))(
    'are answered by $name without an internal error, and change nothing of other tenants',
    async (operation) => {
      const world = tenants()
      const { own, other, addTenant, watchRows } = world
      const rows = await watchRows([own, other])
      const caller = await addTenant('caller')
      const { valid, signedOut } = await fuzzOperation(world, operation, { caller, requests, seed: null })
      expect(valid).toBeGreaterThan(requests * 0.02)
      expect(signedOut).toBeLessThan(requests * 0.5)
      expect(await rows.listChanges()).toEqual([])
    },
    5 * MINUTES,
  )
})
