import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { closeConnections } from './database/connections.ts'

const GRACE_MS = 1000
// These open on first use, which is not a leak: opened here, they are part of the first count.
void [process.stdin, process.stdout, process.stderr]
const before = process.getActiveResourcesInfo()

// Registered before any test file, so that it runs after the file's own hooks have closed what they opened.
afterAll(async () => {
  await closeConnections()
  const deadline = performance.now() + GRACE_MS
  while (listNewHandles().length > 0 && performance.now() < deadline) await setTimeout(20)
  const left = listNewHandles()
  if (left.length === 0) return
  throw new Error(`Left open by this file: ${left.join(', ')}. "vitest run --detectAsyncLeaks" shows where.`)
})

function listNewHandles(): string[] {
  const known = [...before]
  return process.getActiveResourcesInfo().filter((type) => {
    const index = known.indexOf(type)
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}
