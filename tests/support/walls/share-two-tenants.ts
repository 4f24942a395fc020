import { beforeAll } from 'vitest'
import { makeTwoTenants, type TwoTenants } from './two-tenants.ts'

/** The same tenants for all tests of a describe: for tests that leave them as they were, or say in which order they change them. */
export function shareTwoTenants(): () => TwoTenants {
  let world: TwoTenants | null = null
  beforeAll(async () => {
    const ends: (() => Promise<void>)[] = []
    world = await makeTwoTenants((end) => void ends.push(end))
    return async () => {
      for (const end of ends.toReversed()) await end()
    }
  })
  return () => {
    if (world === null) throw new Error('the tenants are there while a test runs')
    return world
  }
}
