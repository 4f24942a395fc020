import { onTestFinished } from 'vitest'
import type { NotionServices } from '#features/connections/server/google/connection-services.ts'
import { allowNotion } from '../../../sandbox/allow-notion.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { makeServices, openWith } from '#tests/support/connections/connections-world.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

export const RETURN = 'http://127.0.0.1:4310/notion-integration'

/** The state that a user was sent to Notion with. */
export const stateOf = (answer: { body: { authUrl: string } }) =>
  new URL(answer.body.authUrl).searchParams.get('state') ?? ''

/** A user with a plan, on a server that connects plans to the Notion at an address. */
export async function openWithNotionAt(baseUrl: string, change: Partial<NotionServices> = {}) {
  const { id: clientId, secret: clientSecret } = SANDBOX_KEYS.notion
  const { request } = openOutboundTo(baseUrl)
  const notion = { baseUrl, clientId, clientSecret, request, isSandbox: true, redirectUri: RETURN, ...change }
  const services = { ...makeServices([]), notion }
  const world = await openWith(services)
  const { call, contentplanId } = world
  const begin = (input: object = {}) =>
    call('POST', '/integrations/notion/oauth', { contentplanId, redirectUri: RETURN, ...input })
  const finish = (back: URL | Record<string, string>, send = call) => {
    const returned = back instanceof URL ? Object.fromEntries(back.searchParams) : back
    return send('POST', '/integrations/notion', { contentplanId, redirectUri: RETURN, ...returned })
  }
  return {
    ...world,
    notion,
    begin,
    finish,
    /** Begins, and lets Keyloom in at Notion; returns the address that Notion sends back to. */
    allow: async (answer?: Parameters<typeof allowNotion>[1]) =>
      allowNotion((await begin()).body.authUrl, answer),
    list: async () => (await call('GET', `/integrations/${contentplanId}`)).body,
    testAccess: () => call('POST', '/integrations/notion/test', { contentplanId }),
    disconnect: () => call('DELETE', `/integrations/publisher/notion/${contentplanId}`),
    /** The same user in another session. */
    signInAgain: async (): Promise<typeof call> => {
      const browser = new TestBrowser(world.server)
      const { body } = await browser.call('POST', '/auth/demo')
      const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
      return (method, path, input) => browser.call(method, path, input, jwt)
    },
  }
}

/** The same with the sandbox's Notion. */
export async function openWithNotion(change: Partial<NotionServices> = {}) {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const world = await openWithNotionAt(sandbox.services.notion, change)
  return { ...world, control: createControlClient(sandbox.controlUrl) }
}
