import type { RunningSandbox } from '#app/outside/sandbox.ts'

/** A sandbox whose services are never called: its addresses lead nowhere. */
export const idleSandbox: RunningSandbox = {
  services: {
    signIn: 'http://a.test',
    searchConsole: 'http://b.test',
    analytics: 'http://f.test',
    dataForSeo: 'http://c.test',
    model: 'http://d.test',
    indexNow: 'http://g.test',
    notion: 'http://h.test',
    webflow: 'http://h.test',
    shopify: 'http://h.test',
  },
  keys: {
    signIn: { id: 'i', secret: 's' },
    dataForSeo: { login: 'l', password: 'p' },
    model: { key: 'k', names: ['m'] },
    notion: { id: 'n', secret: 'o' },
    shopify: { id: 'a', secret: 's' },
  },
  shop: { name: 'Shop', domain: 'shop.example', country: 'USA', language: 'en', keywords: [], topics: [] },
  controlUrl: 'http://e.test',
  findStandIn: () => null,
  allowReading: async (page) => new URL(page),
  stop: async () => {},
}
