import type { JournalEntry } from './stage/journal.ts'
import type { Sandbox } from './start-sandbox.ts'
import type { Facts } from './world/index.ts'

/** Controls a sandbox by its control port; control.ts lists the orders. */
export function createControlClient(controlUrl: string) {
  return {
    async order(path: string, input: object = {}): Promise<unknown> {
      const answer = await fetch(`${controlUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`)
      return answer.json()
    },
    listCalls: async (service: string): Promise<JournalEntry[]> =>
      (await fetch(`${controlUrl}/journal?service=${service}`)).json(),
    /** The key file of a service account. */
    readServiceAccount: async (): Promise<{ client_email: string; private_key: string }> =>
      (await fetch(`${controlUrl}/service-account`)).json(),
    /** The key of the WordPress plugin at a made-up host. */
    readWordpressKey: async (host?: string): Promise<string> => {
      const query = host === undefined ? '' : `?host=${host}`
      const answer: { key: string } = await (await fetch(`${controlUrl}/wordpress-key${query}`)).json()
      return answer.key
    },
    /** The user of a made-up WordPress with an application password. */
    readWordpressPassword: async (host?: string): Promise<{ user: string; password: string }> => {
      const query = host === undefined ? '' : `?host=${host}`
      return (await fetch(`${controlUrl}/wordpress-password${query}`)).json()
    },
    /** A key for the made-up Webflow, with all scopes that the product needs or with these. */
    readWebflowKey: async (scopes?: readonly string[]): Promise<string> => {
      const query = scopes === undefined ? '' : `?scopes=${scopes.join('+')}`
      const answer: { key: string } = await (await fetch(`${controlUrl}/webflow-key${query}`)).json()
      return answer.key
    },
    /** The addresses of the services. */
    readServices: async (): Promise<Sandbox['services']> => {
      const state: Pick<Sandbox, 'services'> = await (await fetch(controlUrl)).json()
      return state.services
    },
    readFacts: async (): Promise<Facts> => (await fetch(`${controlUrl}/facts`)).json(),
  }
}
