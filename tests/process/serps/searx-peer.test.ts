import { expect, test } from 'vitest'
import { connectSearchService } from '#integrations/serp/search-service.ts'
import { searxng } from '#integrations/serp/searxng.ts'
import { openOutboundTo, serveFake } from '#tests/support/fakes/serve-fake.ts'
import { hasSearx, startSearx } from '#tests/support/serps/searx-peer.ts'

const TIMEOUT = 90_000
const signal = new AbortController().signal
const query = { location: '2840', country: 'US', language: 'en', device: 'desktop' } as const

function makeEngine() {
  return serveFake(({ url }) => {
    const keyword = url.searchParams.get('q') ?? ''
    const count = keyword === 'nothing' ? 0 : 12
    const results = Array.from({ length: count }, (_, place) => ({
      url: `https://rival-${place}.example/${encodeURIComponent(keyword)}`,
      title: `About ${keyword}, ${place}`,
      content: 'text',
    }))
    return { body: { results } }
  })
}

test(
  'a real searx gives its first ten results, none for an unknown phrase, and no false ones when its engine is down',
  { timeout: TIMEOUT },
  async (context) => {
    context.skip(!hasSearx, 'the package searx of Debian is not installed')
    const engine = await makeEngine()
    const baseUrl = await startSearx(engine.baseUrl)
    const provider = connectSearchService(searxng, { baseUrl, request: openOutboundTo(baseUrl).request })
    const { urls } = await provider.fetchSerp({ ...query, keyword: 'Grüne Schuhe & mehr' }, { signal })
    expect(urls).toEqual(
      Array.from({ length: 10 }, (_, place) => ({
        position: place + 1,
        url: `https://rival-${place}.example/${encodeURIComponent('Grüne Schuhe & mehr')}`,
        title: `About Grüne Schuhe & mehr, ${place}`,
      })),
    )
    expect((await provider.fetchSerp({ ...query, keyword: 'nothing' }, { signal })).urls).toEqual([])
    engine.failWith({ status: 500, body: 'oops' })
    await expect(provider.fetchSerp({ ...query, keyword: 'shoes' }, { signal })).rejects.toMatchObject({
      reason: 'unresponsive_engines',
    })
  },
)
