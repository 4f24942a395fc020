import { readWordpressKey } from '#features/connections/rules.ts'
import { connectWordpress, type Wordpress } from '#integrations/publisher/wordpress.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import type { PublisherPeer } from '#tests/support/publishers/publisher-contract.ts'
import { signIn, type Administrator } from './administrator.ts'
import { startWordpress, type WordpressPeer } from './start-wordpress.ts'

export interface WordpressWorld extends PublisherPeer {
  peer: WordpressPeer
  administrator: Administrator
  /** Made on the settings page. */
  key: string
  outbound: Outbound
  connect(request?: SendRequest, key?: string): Wordpress
  /** The id of an article's post there. */
  findPostId(marker: string): Promise<string>
  stop(): Promise<void>
}

/** A real WordPress with our plugin active and a key, and the product's adapter before it. */
export async function openWordpressWorld(): Promise<WordpressWorld> {
  const peer = await startWordpress()
  await using stack = new AsyncDisposableStack()
  stack.defer(() => peer.stop())
  const administrator = await signIn(peer)
  await administrator.activatePlugin()
  const key = await administrator.createKey()
  const outbound = createOutbound({ allowedOrigins: [peer.origin] })
  stack.defer(() => outbound.close())
  const connect = (request = outbound.request, ownKey = key) =>
    connectWordpress({
      restRoot: readWordpressKey(ownKey)?.restRoot ?? 'no key',
      key: ownKey,
      request,
      isSandbox: false,
    })
  const findPostId = async (marker: string) =>
    (await peer.query(`select post_id ${ofMarker(marker)}`))[0] ?? ''
  const kept = stack.move()
  return {
    peer,
    administrator,
    key,
    outbound,
    request: outbound.request,
    connect,
    connectWrongly: () => connect(outbound.request, key.replace(/\.\w+$/, '.wrong-secret-of-another-site')),
    deleteThere: async (marker) => administrator.trashPost(await findPostId(marker)),
    findPostId,
    countPosts: async (marker) => Number((await peer.query(`select count(*) ${ofMarker(marker)}`))[0]),
    read: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' })
      const type = answer.headers.get('content-type') ?? ''
      return { status: answer.status, type, html: await answer.text() }
    },
    stop: () => kept.disposeAsync(),
  }
}

function ofMarker(marker: string): string {
  return `from wp_postmeta where meta_key = '_keyloom_id' and meta_value = '${marker}'`
}
