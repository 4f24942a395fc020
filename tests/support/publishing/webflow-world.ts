import { onTestFinished } from 'vitest'
import { openWebflowApi } from '#app/outside/webflow.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { makeServices, openWith } from '#tests/support/connections/connections-world.ts'

/** A user with a plan, on a server with the made-up Webflow, and its choices there. */
export async function openWithWebflow() {
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const control = createControlClient(sandbox.controlUrl)
  const closing = new AsyncDisposableStack()
  onTestFinished(() => closing.disposeAsync())
  const webflow = openWebflowApi({ sandboxUrl: sandbox.services.webflow, observe: () => {}, closing })
  const world = await openWith({ ...makeServices([]), webflow })
  const { call, contentplanId } = world
  const apiKey = await control.readWebflowKey()
  const ask = (what: string, input: object) =>
    call('POST', `/integrations/webflow/${what}`, { apiKey, ...input })
  const [site] = (await ask('sites', {})).body
  const [collection] = (await ask('collections', { siteId: site.id })).body
  const choice = {
    contentplanId,
    type: 'webflow',
    apiKey,
    siteId: String(site.id),
    collectionId: String(collection.id),
    wfSchemaBody: 'post-body',
    wfSchemaSummary: 'post-summary',
  }
  return {
    ...world,
    control,
    apiKey,
    choice,
    webflow,
    ask,
    save: (input: object = {}) => call('POST', '/integrations/webflow', { ...choice, ...input }),
    list: async () => (await call('GET', `/integrations/${contentplanId}`)).body,
  }
}
