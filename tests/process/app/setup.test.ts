import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const OTHER_NODE = '99.1.0'
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
let project: string

/** A project with one dependency, Node itself, and a fake npm. */
beforeEach(() => {
  project = makeDataFolder()
  mkdirSync(join(project, 'scripts'))
  copyFileSync('scripts/setup.mjs', join(project, 'scripts', 'setup.mjs'))
  write('say.mjs', 'console.log(JSON.stringify([process.argv.slice(2), process.env.RUN_BY ?? null]))')
  write('fail.mjs', 'process.exit(7)')
  write(
    'wait.mjs',
    `process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('waiting')`,
  )
  pin(process.versions.node)
  writeNpm()
})

const write = (name: string, text: string) => writeFileSync(join(project, name), text)
const installs = () =>
  existsSync(join(project, 'installs')) ? readFileSync(join(project, 'installs'), 'utf8').length : 0

function pin(version: string, nodePackage = NODE_PACKAGE): void {
  const optionalDependencies = { [nodePackage]: version }
  write('package.json', JSON.stringify({ optionalDependencies }))
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': { optionalDependencies },
        [`node_modules/${nodePackage}`]: { version, optional: true },
      },
    }),
  )
}

/** A fake npm: counts its calls, takes 200 ms and writes what npm writes. The Node that it installs sets RUN_BY. */
function writeNpm({ withNode = true } = {}): void {
  const node = `#!/bin/sh\nif [ "$1" = -v ]; then echo v${OTHER_NODE}; else RUN_BY=pin exec "${process.execPath}" "$@"; fi\n`
  write(
    'npm-cli.js',
    `const fs = require('node:fs')
     fs.appendFileSync('installs', 'x')
     setTimeout(() => {
       fs.mkdirSync('node_modules/${NODE_PACKAGE}/bin', { recursive: true })
       if (${withNode}) fs.writeFileSync('node_modules/${NODE_PACKAGE}/bin/node', ${JSON.stringify(node)}, { mode: 0o755 })
       const { packages: { '': _, ...rest } } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
       fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: rest }))
       console.log('noise of npm')
     }, 200)`,
  )
}

interface Outcome {
  code: number | string | null
  stdout: string
  stderr: string
}

function run(
  script: string,
  args: string[] = [],
  { kill, heard }: { kill?: NodeJS.Signals; heard?: (stderr: string) => void } = {},
): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], npm_execpath: join(project, 'npm-cli.js') }
  const child = spawn(process.execPath, [join(project, 'scripts', 'setup.mjs'), script, ...args], { env })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text: Buffer) => {
    stdout += text.toString()
    if (kill !== undefined) child.kill(kill)
  })
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString()
    heard?.(stderr)
  })
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal, stdout, stderr }))
  })
}

test('the first run says on standard error that it installs and how long it took, and later ones say nothing', async () => {
  expect(await run('say.mjs', ['a', '--b'])).toEqual({
    code: 0,
    stdout: '[["a","--b"],null]\n',
    // On a busy machine it also says how far it is.
    stderr: expect.stringMatching(
      /^Installing what Keyloom needs; this can take a minute\.\n(?:Installing: [^\n]+\n)*Installed, after \d+ s\.\n$/,
    ),
  })
  expect(await run('say.mjs')).toEqual({ code: 0, stdout: '[[],null]\n', stderr: '' })
  expect(installs()).toBe(1)
})

test('an install says how many of its packages are there, without those of other platforms', async () => {
  const version = '1.0.0'
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': { optionalDependencies: { [NODE_PACKAGE]: process.versions.node } },
        'node_modules/a': { version },
        'node_modules/b': { version },
        'node_modules/elsewhere': { version, optional: true },
      },
    }),
  )
  write(
    'npm-cli.js',
    `const fs = require('node:fs')
     const add = (name) => {
       fs.mkdirSync('node_modules/' + name, { recursive: true })
       fs.writeFileSync('node_modules/' + name + '/package.json', '')
     }
     add('a')
     setInterval(() => fs.existsSync('b-may-come') && add('b'), 20)
     setInterval(() => fs.existsSync('end') && process.exit(0), 20)`,
  )
  const heard = (text: string) => {
    if (text.includes('Installing: 1 of 2 packages.')) write('b-may-come', '')
    if (text.includes('all 2 packages')) write('end', '')
  }
  const { code, stderr } = await run('say.mjs', [], { heard })
  expect(code).toBe(0)
  expect(stderr).toContain(
    `\nInstalling: 1 of 2 packages.\nInstalling: all 2 packages are there; fetching Node ${process.versions.node}.\nInstalled, `,
  )
})

test('two first runs at once install once', async () => {
  const both = await Promise.all([run('say.mjs'), run('say.mjs')])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(installs()).toBe(1)
})

test('a changed lockfile is installed again', async () => {
  await run('say.mjs')
  write('package-lock.json', `${readFileSync(join(project, 'package-lock.json'), 'utf8')} `)
  rmSync(join(project, 'node_modules', '.package-lock.json'))
  await run('say.mjs')
  expect(installs()).toBe(2)
})

test('packages that a developer installed from the lockfile are used as they are', async () => {
  await run('say.mjs')
  rmSync(join(project, 'node_modules', '.keyloom-stamp'))
  expect((await run('say.mjs')).stderr).toBe('')
  expect(installs()).toBe(1)
})

test('an install that was killed leaves no lock that blocks the next one', async () => {
  mkdirSync(join(project, 'dist'))
  write('dist/setup.lock', '4194304')
  expect((await run('say.mjs')).code).toBe(0)
})

test('a Node other than the pinned one hands over to the pinned one, with arguments, output and exit code', async () => {
  pin(OTHER_NODE)
  expect((await run('say.mjs', ['x y'])).stdout).toBe('[["x y"],"pin"]\n')
  expect((await run('fail.mjs')).code).toBe(7)
})

test('signals reach the program that setup has started', async () => {
  pin(OTHER_NODE)
  await run('say.mjs')
  expect((await run('wait.mjs', [], { kill: 'SIGTERM' })).code).toBe(5)
})

test('a pinned Node that npm has not installed is reported in one sentence, and looked for again next time', async () => {
  pin(OTHER_NODE)
  writeNpm({ withNode: false })
  const missing = await run('say.mjs')
  expect([missing.code, missing.stdout]).toEqual([1, ''])
  expect(missing.stderr).toContain(`Node ${OTHER_NODE} is missing from node_modules: npm leaves it out`)
  writeNpm()
  expect((await run('say.mjs')).code).toBe(0)
})

test('where no Node is packaged, a newer one is accepted, and an older one is refused with one sentence', async () => {
  pin(process.versions.node, 'node-another-platform')
  expect((await run('say.mjs', ['x'])).stdout).toBe('[["x"],null]\n')
  pin(OTHER_NODE, 'node-another-platform')
  expect(await run('say.mjs')).toEqual({
    code: 1,
    stdout: '',
    stderr: `Keyloom brings no Node for ${process.platform}-${process.arch}; start it with Node ${OTHER_NODE} or newer, from nodejs.org.\n`,
  })
})

test('an install that fails prints the reason and ends with 1', async () => {
  write('npm-cli.js', `console.error('npm error no network'); process.exit(3)`)
  const failed = await run('say.mjs')
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(
    /npm error no network\nThe packages could not be installed: npm ci ended with 3\.\n$/,
  )
  expect(existsSync(join(project, 'dist', 'setup.lock'))).toBe(false)
})

test('a checkout that cannot be written is reported in one sentence', async () => {
  write('dist', 'a file in the way')
  const refused = await run('say.mjs')
  expect(refused.code).toBe(1)
  expect(refused.stderr).toMatch(
    /^Keyloom cannot install its packages: .* cannot be written \(ENOTDIR\)\.\n$/,
  )
})
