import { createControlClient } from '../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../sandbox/start-sandbox.ts'

/** The sandbox's model, which takes so long for an answer as a real one does; as the program's environment names it. */
export async function withSlowModel(
  answerSeconds: number,
  work: (environment: Record<string, string>) => Promise<void>,
): Promise<void> {
  const sandbox = await startSandbox()
  try {
    const control = createControlClient(sandbox.controlUrl)
    await control.order('/latency', { service: 'model', ms: answerSeconds * 1_000 })
    const { key, names } = SANDBOX_KEYS.model
    await work({
      MODEL: `compatible:${names[0]}`,
      MODEL_URL: `${sandbox.services.model}/v1`,
      MODEL_KEY: key,
    })
  } finally {
    await sandbox.stop()
  }
}
