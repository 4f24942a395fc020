import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { createControlClient } from '../../../sandbox/control-client.ts'

type SiteState = 'sites' | 'empty' | 'forbidden' | 'away'

/** Somebody at the made-up Google whom no other journey knows: the sandbox beside the program is everybody's. */
export function makeGoogleAccount() {
  const email = `${randomUUID()}@people.example`
  const order = (path: string, input: object = {}) => openSharedSandbox().order(path, { email, ...input })
  return {
    email,
    /** What the account sees in Search Console. */
    see: (sites: SiteState) => order('/sites', { sites }),
    /** Takes back at Google what was allowed. */
    revoke: () => order('/revoke'),
    /** An hour passes for the access tokens. */
    expireAccess: () => order('/expire-access'),
  }
}

/**
 * Each plan that is connected brings 16 months of search data, for minutes: a Google that takes its time for every day
 * leaves the processor to the journeys.
 */
export function slowDownGoogle(): Promise<unknown> {
  return openSharedSandbox().order('/latency', {
    service: 'searchConsole',
    path: '/webmasters/v3/sites/',
    ms: 1_000,
  })
}

function openSharedSandbox() {
  const address = process.env['KEYLOOM_CONTROL']
  if (address === undefined) throw new Error('Only journeys have this sandbox: run them by playwright test.')
  return createControlClient(address)
}
