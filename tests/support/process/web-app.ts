import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { onceInARun } from './once-in-a-run.ts'

/** Builds the web app once, so that programs do not build it at their start and print nothing about it. */
export function buildWebApp(): Promise<void> {
  return onceInARun('web app', async () => {
    const child = spawn(process.execPath, ['scripts/build-web.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The web app could not be built (${code}).`)
  })
}
