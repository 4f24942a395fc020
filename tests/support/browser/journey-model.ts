import process from 'node:process'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { startKeyloom } from './journey-process.ts'
import { test as journey } from './journey.ts'
import { countWorld } from '#tests/support/worlds.ts'

type ModelKeyloom = Awaited<ReturnType<typeof startModelKeyloom>>

/**
 * A test with a Keyloom whose administrator has connected a model on a server of their own: workspaces may name that
 * server, too. Persons are made in its database.
 */
export const test = journey.extend<{ baseURL: string }, { installation: ModelKeyloom }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const installation = await startModelKeyloom()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.address),
})

async function startModelKeyloom() {
  countWorld('sandbox')
  const sandbox = await startSandbox()
  const port = await findFreePort()
  const keyloom = await startKeyloom(port, {
    SANDBOX: 'off',
    REQUEST_LIMIT: '0',
    MODEL: 'compatible:sandbox-small',
    MODEL_URL: `${sandbox.services.model}/v1`,
    MODEL_KEY: SANDBOX_KEYS.model.key,
  })
  const shared = process.env['KEYLOOM_JOURNEY_DATA']
  process.env['KEYLOOM_JOURNEY_DATA'] = keyloom.folder
  return {
    address: `http://127.0.0.1:${port}`,
    /** The server of the model, without the path of its interface. */
    modelServer: sandbox.services.model,
    stop: async () => {
      process.env['KEYLOOM_JOURNEY_DATA'] = shared
      await keyloom.stop()
      await sandbox.stop()
    },
  }
}
