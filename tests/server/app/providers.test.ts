import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/config/config.ts'
import { openProviders } from '#app/outside/providers.ts'
import { MODEL_KEY, serveChatCompletions, SPOKEN } from '#tests/support/fakes/model-services.ts'
import { KEY, serveDataForSeo, serveSearxng } from '#tests/support/fakes/serp-services.ts'

const signal = new AbortController().signal
const QUERY = {
  keyword: 'boots',
  location: '2840',
  country: 'US',
  language: 'en',
  device: 'desktop' as const,
}

function openBy(environment: Record<string, string>) {
  const config = readConfig(environment)
  const providers = openProviders(
    { ...config, madeUp: [], shop: null, allowReading: null, findStandIn: () => null },
    'http://127.0.0.1:4310',
  )
  onTestFinished(() => providers.close())
  return providers
}

test('without any variable no provider is set up', () => {
  expect(openBy({}).ports).toEqual({ serps: null, keywordData: null, model: null, images: null })
})

test.each([
  [{ SERPER_KEY: 'x' }, 'serper'],
  [{ SERPAPI_KEY: 'x' }, 'serpapi'],
  [{ BRAVE_KEY: 'x' }, 'brave'],
  [{ BRAVE_KEY: 'x', SEARXNG_URL: 'https://search.example', SERP_PROVIDER: 'searxng' }, 'searxng'],
])('search results come from the provider that %o names', (environment, name) => {
  expect(openBy(environment).ports.serps?.name).toBe(name)
})

test.each(['openai', 'anthropic', 'google'])('texts come from %s when it is named', (provider) => {
  expect(openBy({ MODEL: `${provider}:x`, MODEL_KEY: 'x' }).ports.model?.name).toBe(`${provider}:x`)
})

test.each([
  [{ UNSPLASH_KEY: 'x' }, 'unsplash'],
  [{ PEXELS_KEY: 'x' }, 'pexels'],
  [{ UNSPLASH_KEY: 'x', PEXELS_KEY: 'x' }, 'unsplash'],
])('images come from the source whose key is in %o', (environment, name) => {
  expect(openBy(environment).ports.images?.name).toBe(name)
})

test('services on private addresses can be called when the environment names them, but not when a user does', async () => {
  const [searxng, dataForSeo, model] = [
    await serveSearxng(),
    await serveDataForSeo(),
    await serveChatCompletions(),
  ]
  const bySearxng = openBy({ SEARXNG_URL: searxng.baseUrl })
  expect((await bySearxng.ports.serps?.fetchSerp(QUERY, { signal }))?.urls).toHaveLength(10)
  const rest = openBy({
    DATAFORSEO_URL: dataForSeo.baseUrl,
    DATAFORSEO_LOGIN: 'login',
    DATAFORSEO_PASSWORD: KEY,
    MODEL: 'compatible:boots',
    MODEL_URL: model.baseUrl,
    MODEL_KEY,
  })
  expect((await rest.ports.serps?.fetchSerp(QUERY, { signal }))?.urls).toHaveLength(10)
  const said = await rest.ports.model?.generateText({
    messages: [{ role: 'user', content: 'Hello' }],
    signal,
  })
  expect(said).toMatchObject({ text: SPOKEN, usage: { cost: null } })

  const asked = searxng.asked.length
  await expect(bySearxng.sites.request({ url: searxng.baseUrl })).rejects.toMatchObject({ kind: 'invalid' })
  expect(searxng.asked).toHaveLength(asked)
})
