import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { makeServices, openWith } from '#tests/support/connections/connections-world.ts'

export const CMS_KEY = 'cms-key-that-stays-secret'

/** A user with a plan, on a server that may call these private addresses of a CMS. */
export async function openWithCms(...openOrigins: string[]) {
  const { request } = openOutboundTo(...openOrigins)
  const world = await openWith({ ...makeServices([]), cms: { request, openOrigins } })
  const { call, contentplanId } = world
  const settings = { contentplanId, type: 'custom-cms', apiKey: CMS_KEY }
  return {
    ...world,
    save: (input: object) => call('POST', '/integrations/custom-cms', { ...settings, ...input }),
    tryOut: (input: object = {}) => call('POST', '/integrations/custom-cms/test', { ...settings, ...input }),
    list: async () => (await call('GET', `/integrations/${contentplanId}`)).body,
    disconnect: (type = 'custom-cms') => call('DELETE', `/integrations/publisher/${type}/${contentplanId}`),
  }
}
