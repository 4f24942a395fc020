import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const NEVER = 'setInterval(() => {}, 1000)'

/** Supervises a server that does `starts[n]` at its n-th start; further starts repeat the last one. */
async function superviseServer(
  starts: string[],
  { heard }: { heard?: (output: string, signal: (name: NodeJS.Signals) => void) => void } = {},
) {
  const folder = makeDataFolder()
  const counter = join(folder, 'starts')
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${JSON.stringify(counter)}, 'x')
     const count = readFileSync(${JSON.stringify(counter)}, 'utf8').length
     process.on('SIGTERM', () => process.exit(0))
     const starts = [${starts.map((start) => `() => { ${start} }`).join()}]
     starts[Math.min(count, starts.length) - 1]()
     console.log('start ' + count)`,
  )
  const child = spawn(process.execPath, ['scripts/setup.mjs', join(folder, 'server.mjs'), 'start'])
  let output = ''
  const hear = (text: Buffer) => {
    output += text.toString()
    heard?.(output, (name) => child.kill(name))
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const end = await new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  return { end, output, starts: existsSync(counter) ? readFileSync(counter, 'utf8').length : 0 }
}

const endBy = (signal: string) => `process.kill(process.pid, '${signal}')`

test('a server that ends by a fault is started again, and one that is told to stop afterwards ends with 0', async () => {
  const { end, output, starts } = await superviseServer(
    [endBy('SIGALRM'), endBy('SIGABRT'), 'process.exit(70)', NEVER],
    { heard: (said, signal) => said.includes('start 4') && signal('SIGTERM') },
  )
  expect([end, starts]).toEqual([0, 4])
  for (const how of ['SIGALRM', 'SIGABRT', 'exit code 70'])
    expect(output).toContain(`A fault ended Keyloom (${how}); it is started again.\n`)
})

test.each([
  ['fails with a sentence', 'process.exit(1)', 1],
  ['ends well', 'process.exit(0)', 0],
  ['is killed from outside', endBy('SIGKILL'), 'SIGKILL'],
])('a server that %s is not started again, and its exit is passed on', async (_, start, end) => {
  expect(await superviseServer([start])).toEqual({ end, output: '', starts: 1 })
})

test('a server that ends by a fault while it is told to stop is not started again', async () => {
  const deaf = `process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => ${endBy('SIGALRM')}); ${NEVER}`
  const { end, starts } = await superviseServer([deaf], {
    heard: (said, signal) => said.includes('start 1') && signal('SIGTERM'),
  })
  expect([end, starts]).toEqual(['SIGALRM', 1])
})

test('a server that ends by faults again and again is given up with a sentence', async () => {
  const { end, output, starts } = await superviseServer([endBy('SIGALRM')])
  expect([end, starts]).toEqual([1, 11])
  expect(output).toMatch(
    /A fault ended Keyloom more than 10 times within 60 minutes, so it is not started again\. The log above names the causes\.\n$/,
  )
})
