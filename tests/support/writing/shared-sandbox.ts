import { afterAll, beforeAll } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'

/** One sandbox for the tests of a file, which run one after the other; each world resets it. */
export function shareSandbox(): () => Sandbox {
  let sandbox: Sandbox | null = null
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox?.stop())
  return () => {
    if (sandbox === null) throw new Error('The sandbox starts before the first test.')
    return sandbox
  }
}
