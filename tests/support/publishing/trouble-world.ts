import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { publishArticle } from '#features/publishing/server/index.ts'
import { PLAIN_ADDRESSES } from '#features/publishing/server/targets/target.ts'
import { connectCustomCms } from '#integrations/publisher/custom-cms.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import { connectWordpress } from '#integrations/publisher/wordpress.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makePublishingWorld } from './publishing-world.ts'

const CERTIFICATES = join(import.meta.dirname, '../database/tls')

/** Connects a website below an address. */
export type Connect = (site: { baseUrl: string; request: SendRequest }) => Publisher

export const connectByPlugin: Connect = ({ baseUrl, request }) =>
  connectWordpress({
    restRoot: `${baseUrl}/journal/wp-json/keyloom/v1`,
    key: 'cck_1_aHR0cHM6Ly9zaG9wLmV4YW1wbGU.a-key-that-stays-secret',
    request,
    isSandbox: false,
  })

export const connectAsCms: Connect = ({ baseUrl, request }) =>
  connectCustomCms({
    baseUrl: `${baseUrl}/journal`,
    endpoints: { post: '/posts', put: '/posts', get: '/posts' },
    apiKey: 'a-key-that-stays-secret',
    fields: null,
    request,
    isSandbox: false,
  })

/** A finished article of a plan whose website is at this address on loopback, and a worker that publishes. */
export async function openTrouble(baseUrl: string, connect: Connect) {
  const world = await makePublishingWorld()
  const { request } = openOutboundTo(new URL(baseUrl).origin)
  const services = {
    publishing: {
      sites: { request },
      openTarget: async () => ({
        publisher: connect({ baseUrl, request }),
        place: baseUrl,
        ...PLAIN_ADDRESSES,
      }),
    },
  }
  await world.startWorker({ pipelines: [publishArticle], services, times: quickTimes })
  return world
}

function readCertificate(name: string): Buffer {
  return readFileSync(join(CERTIFICATES, name))
}

/** A website with a certificate that no authority has signed. */
export async function serveWithWrongCertificate(): Promise<string> {
  const server = createServer(
    { cert: readCertificate('server.crt'), key: readCertificate('server.key') },
    (_asked, reply) => {
      reply.end('{}')
    },
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `https://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}
