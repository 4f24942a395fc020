import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

export const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
/** A valid request for a new API token. */
export const fresh = { name: 'Nightly import', scopes: ['read', 'write'], expires_in_days: 90 }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A user in the demo, with functions that make, list, revoke and use API tokens. */
export async function openDemo(change: { tokenLimit?: number } = {}) {
  const world = await makeSignInWorld()
  const browser = new TestBrowser(await world.startServer(change))
  const signIn = async () => {
    const { body } = await browser.call('POST', '/auth/demo')
    return browser.exchange({ location: `/auth/in?token=${body.token}` })
  }
  const jwt = await signIn()
  const [{ id: workspace }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  const path = `/workspace/${workspace}/api-token`
  const make = async (input: object = {}): Promise<{ status: number; body: { id: number; token: string } }> =>
    browser.call('POST', path, { ...fresh, ...input }, jwt)
  return {
    ...world,
    browser,
    jwt,
    signIn,
    workspace,
    make,
    list: async () => (await browser.call('GET', path, undefined, jwt)).body,
    revoke: (id: number) => browser.call('DELETE', `${path}/${id}`, undefined, jwt),
    callBy: (token: string, method: Method, address: string, input?: object) =>
      browser.call(method, address, input, token),
    addPlan: async () =>
      (await browser.call('POST', `/workspace/${workspace}/contentplan`, plan, jwt)).body.contentplanId,
  }
}
