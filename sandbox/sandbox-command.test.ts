import { expect, test } from 'vitest'
import { forkSandbox } from './fork-sandbox.ts'

test('a sandbox in a process of its own answers, and ends when it is stopped', async () => {
  const sandbox = await forkSandbox({ seed: 3, size: 10 })
  const state = await (await fetch(sandbox.controlUrl)).json()
  expect(state).toMatchObject({ services: sandbox.services, world: { seed: 3, size: 10 } })
  await sandbox.stop()
  await expect(fetch(sandbox.controlUrl)).rejects.toThrow('fetch failed')
})
