import { readConfig } from '#app/config/config.ts'
import { openProviders } from '#app/outside/providers.ts'
import type { Model } from '#integrations/model/index.ts'
import { SANDBOX_KEYS, startSandbox } from '../../sandbox/start-sandbox.ts'

type Outside = ReturnType<typeof readConfig>['outside']

/** Opens a model that the environment configures as it does for the program; `named` replaces MODEL. */
export function openNamedModel(named: string, closing: AsyncDisposableStack): Model {
  const { outside } = readConfig({ ...process.env, MODEL: named })
  return open(outside, { isSandbox: false, closing })
}

/** Opens the model of the sandbox, which writes by a script from the evidence that it is given. */
export async function openSandboxModel(closing: AsyncDisposableStack): Promise<Model> {
  const sandbox = await startSandbox()
  closing.defer(() => sandbox.stop())
  const { key, names } = SANDBOX_KEYS.model
  const { outside } = readConfig({
    MODEL: `compatible:${names[0]}`,
    MODEL_URL: `${sandbox.services.model}/v1`,
    MODEL_KEY: key,
    MODEL_PRICE: '0,0',
  })
  return open(outside, { isSandbox: true, closing })
}

function open(
  outside: Outside,
  { isSandbox, closing }: { isSandbox: boolean; closing: AsyncDisposableStack },
): Model {
  const services = { google: null, notion: null, outside, madeUp: isSandbox ? ['model' as const] : [] }
  const providers = openProviders(
    { ...services, shop: null, allowReading: null, findStandIn: () => null },
    'http://localhost',
  )
  closing.defer(() => providers.close())
  const { model } = providers.ports
  if (model === null) throw new Error('No model is configured.')
  return model
}
