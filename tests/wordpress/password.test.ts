import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectWordpressByPassword } from '#integrations/publisher/wordpress-password.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { openWordpressWorld, type WordpressWorld } from './peer/wordpress-world.ts'

const { signal } = new AbortController()

let world: WordpressWorld
beforeAll(async () => {
  world = await openWordpressWorld()
})
afterAll(() => world?.stop())

const connect = (request: SendRequest, password = world.peer.writerPassword) =>
  connectWordpressByPassword({
    siteUrl: world.peer.origin,
    user: 'writer',
    password,
    request,
    isSandbox: false,
  })

const listPosts = (marker: string) =>
  world.peer.query(
    `select ID from wp_posts where post_type = 'post' and post_content like '%keyloom:${marker}:%'`,
  )

describePublisher(
  'a real WordPress with an application password',
  () => ({
    request: world.request,
    connect,
    connectWrongly: () => connect(world.request, 'wrong-secret'),
    deleteThere: async (marker) => world.administrator.trashPost((await listPosts(marker))[0] ?? ''),
    countPosts: async (marker) => (await listPosts(marker)).length,
    read: (url) => world.read(url),
  }),
  { isNotAtomic: true, hasNoHead: true, hasNoSizes: true },
)

test('an application password is not sent without https', async () => {
  const site = { siteUrl: 'http://shop.example', user: 'writer', password: 'x', isSandbox: false }
  const publisher = connectWordpressByPassword({ ...site, request: world.request })
  await expect(publisher.unpublish('1', { signal })).rejects.toThrow('only sent to a website with https')
})
