import process from 'node:process'
import type { OneOfSeveral } from './several-commands.ts'

// Runs the commands of its argument, each as bin/keyloom.ts does when it is started, and prints how each of them ended.

const commands: OneOfSeveral[] = JSON.parse(process.argv[2] ?? '[]')
const [node = '', script = ''] = process.argv
const environment = { ...process.env }
const written = { stdout: '', stderr: '' }
const print = process.stdout.write.bind(process.stdout)
collect('stdout')
collect('stderr')

const ends: object[] = []
for (const [place, { args, env = {} }] of commands.entries()) {
  Object.assign(written, { stdout: '', stderr: '' })
  process.exitCode = 0
  process.argv = [node, script, ...args]
  process.env = { ...environment, ...env }
  // A new address each time, so that the module runs again instead of being taken from the cache.
  await import(`../../../bin/keyloom.ts?${place}`)
  ends.push({ code: process.exitCode, ...written })
}
process.exitCode = 0
print(JSON.stringify(ends))

function collect(name: 'stdout' | 'stderr'): void {
  const decoder = new TextDecoder()
  process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    written[name] += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    const done = rest.at(-1)
    if (typeof done === 'function') queueMicrotask(() => done())
    return true
  }
}
