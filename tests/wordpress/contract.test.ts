import { afterAll, beforeAll } from 'vitest'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(() => world?.stop())

describePublisher('a real WordPress', () => world)
