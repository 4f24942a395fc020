import type { ConnectionServices } from '#features/connections/server/index.ts'

const [site, collection] = [
  { id: 'site-1', displayName: 'Shop' },
  { id: 'posts-1', displayName: 'Posts' },
]
const fields = [
  { slug: 'name', displayName: 'Name', type: 'PlainText', isRequired: true },
  { slug: 'body', displayName: 'Body', type: 'RichText', isRequired: false },
  { slug: 'summary', displayName: 'Summary', type: 'PlainText', isRequired: false },
]

const ANSWERS: Record<string, object> = {
  '/sites': { sites: [site] },
  '/sites/site-1': site,
  '/sites/site-1/collections': { collections: [collection] },
  '/collections/posts-1': { ...collection, fields },
}

/** A fake Webflow with one site and one collection, which accepts every key. */
export const fakeWebflow: ConnectionServices['webflow'] = (apiKey) => ({
  baseUrl: 'https://webflow.example/v2',
  apiKey,
  isSandbox: false,
  request: async ({ url: asked }) => {
    const url = new URL(asked)
    const answer = ANSWERS[url.pathname.replace('/v2', '')]
    const body = Buffer.from(JSON.stringify(answer ?? { code: 'resource_not_found' }))
    return { status: answer === undefined ? 404 : 200, headers: {}, body, url }
  },
})
