import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createStage } from '../stage/stage.ts'
import { createIndexNowService } from './index-now.ts'

const KEY = '0a1b2c3d4e5f'

/** A website on this machine with a page below /7/, and the made-up search engines. */
async function openSite() {
  const files = new Map([
    [`/7/${KEY}.txt`, KEY],
    ['/7/cleaning-of-tents/', '<title>How to clean tents</title>'],
  ])
  const server = createServer(({ url = '' }, reply) => {
    const text = files.get(url)
    reply.writeHead(text === undefined ? 404 : 200).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const stage = createStage({ seed: 1, size: 1 })
  const answer = createIndexNowService(stage)
  const usual = {
    host,
    key: KEY,
    keyLocation: `http://${host}/7/${KEY}.txt`,
    urlList: [`http://${host}/7/cleaning-of-tents/`],
  }
  return {
    host,
    stage,
    tell: (change: object = {}) =>
      answer({
        method: 'POST',
        url: new URL('http://engine.test/indexnow'),
        headers: {},
        body: JSON.stringify({ ...usual, ...change }),
        bytes: Buffer.from(''),
        fault: null,
        signal: new AbortController().signal,
      }),
  }
}

test('a page that search engines were told of has search data from that day on', async () => {
  const { host, stage, tell } = await openSite()
  const first = stage.today()
  expect(await tell()).toEqual({ status: 202 })
  stage.clock.advance(5 * 86_400_000)
  await tell()
  expect(stage.world().published).toMatchObject([
    {
      url: `http://${host}/7/cleaning-of-tents/`,
      day: first,
      keywords: expect.arrayContaining(['how to clean tents']),
    },
  ])
})

test.each([
  ['a key that its file does not have', { key: 'another-key' }, 403],
  ['a key file that is not there', { keyLocation: 'none.txt' }, 403],
  ['a page above the folder of the key', { urlList: [''] }, 422],
  ['a page of another website', { urlList: ['http://shop.example/7/'] }, 422],
  ['no pages', { urlList: [] }, 400],
])('%s is refused', async (_, change: { key?: string; keyLocation?: string; urlList?: string[] }, status) => {
  const { host, stage, tell } = await openSite()
  const { keyLocation, urlList } = change
  const full = (path: string) => (path.startsWith('http') ? path : `http://${host}/${path}`)
  const told = await tell({
    ...change,
    ...(keyLocation !== undefined && { keyLocation: full(`7/${keyLocation}`) }),
    ...(urlList && { urlList: urlList.map(full) }),
  })
  expect(told.status).toBe(status)
  expect(stage.world().published).toEqual([])
})
