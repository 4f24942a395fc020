import { afterAll, beforeAll } from 'vitest'
import { makeTwoTenants, type TwoTenants } from './two-tenants.ts'

/** The same tenants for all tests of a file or describe block, which must not change them. */
export function shareTwoTenants(): () => TwoTenants {
  let world: TwoTenants | null = null
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    world = await makeTwoTenants({ isOwn: true, atEnd: (end) => void ends.push(end) })
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (world === null) throw new Error('the tenants are there while a test runs')
    return world
  }
}
