import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import type { Sandbox, SandboxInput } from './start-sandbox.ts'

const PROGRAM = join(import.meta.dirname, '../bin/keyloom.ts')

const addresses = z.object({
  services: z.object({
    signIn: z.string(),
    searchConsole: z.string(),
    dataForSeo: z.string(),
    model: z.string(),
    shop: z.string(),
  }),
  controlUrl: z.string(),
})

/**
 * Starts a sandbox in a process of its own, so that its work is none of the program's. It ends with the process
 * that started it, even when that is killed.
 */
export async function forkSandbox({
  seed,
  size,
  redirectOrigins = [],
  isWanted,
}: Omit<SandboxInput, 'ports'> = {}): Promise<Sandbox> {
  const args = [
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...(size === undefined ? [] : ['--size', String(size)]),
    ...redirectOrigins.flatMap((origin) => ['--origin', origin]),
    ...(isWanted === true ? ['--wanted'] : []),
  ]
  const child = fork(PROGRAM, ['sandbox', ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  const said = await Promise.race([once(child, 'message'), gone.then(() => null)])
  if (said === null) throw new Error('The sandbox did not start; its reason stands above.')
  return {
    ...addresses.parse(said[0]),
    async stop() {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
