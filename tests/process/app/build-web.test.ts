import { spawn, type ChildProcess } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const COPIED = [
  'scripts/build-web.ts',
  'src/platform/server/process',
  'src/platform/server/error-codes.ts',
  'src/engine/tsconfig.json',
]
const PROGRESS = [
  /^Building the web app, step 1 of 3: reading its sources\.$/,
  /^Building the web app, step 2 of 3: joining \d+ modules\.$/,
  /^Building the web app, step 3 of 3: compressing \d+ files\.$/,
  /^The web app is built, after \d+ s\.$/,
]
let project: string

/** A web app of one small module, built by the project's own script. */
beforeEach(() => {
  project = makeDataFolder()
  for (const path of COPIED) cpSync(path, join(project, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json'])
    copyFileSync(path, join(project, path))
  mkdirSync(join(project, 'examples'))
  write('index.html', '<!doctype html><script type="module" src="/src/main.ts"></script>')
  write('src/main.ts', `document.title = 'first'`)
  write('vite.config.ts', 'export default {}')
})

const write = (path: string, text: string) => writeFileSync(join(project, path), text)

interface Build {
  child: ChildProcess
  lines(): string[]
  complaint(): string
  ended: Promise<number | NodeJS.Signals>
}

function startBuild(): Build {
  const child = spawn(process.execPath, [join(project, 'scripts/build-web.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complaint] = ['', '']
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const ended = new Promise<number | NodeJS.Signals>((done) => {
    child.once('close', (code, signal) => done(code ?? signal ?? -1))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, lines: () => said.split('\n').filter(Boolean), complaint: () => complaint, ended }
}

async function build(): Promise<string[]> {
  const running = startBuild()
  expect([await running.ended, running.complaint()]).toEqual([0, ''])
  return running.lines()
}

/** The builder reads its configuration first, which waits for the file `go`: until then a build is under way. */
function holdBuilds(): void {
  write(
    'vite.config.ts',
    `import { existsSync, writeFileSync } from 'node:fs'
     writeFileSync('held-' + process.pid, '')
     while (!existsSync('go')) await new Promise((done) => setTimeout(done, 20))
     export default {}`,
  )
}

const countHeld = () => readdirSync(project).filter((name) => name.startsWith('held-')).length
const builtScript = () => {
  const assets = join(project, 'dist/web/assets')
  return readdirSync(assets)
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('')
}

test('a build prints its steps, and the next start builds nothing until a source changes', async () => {
  const said = await build()
  expect(said).toHaveLength(PROGRESS.length)
  PROGRESS.forEach((line, index) => expect(said[index]).toMatch(line))
  expect(builtScript()).toContain('first')
  expect(readdirSync(join(project, 'dist'))).toEqual(['web'])
  expect(await build()).toEqual([])

  write('src/main.test.ts', 'tests are not in the browser')
  mkdirSync(join(project, 'src/feature/server'), { recursive: true })
  write('src/feature/server/index.ts', 'nor is the server')
  expect(await build()).toEqual([])

  write('src/main.ts', `document.title = 'second'`)
  expect(await build()).toHaveLength(PROGRESS.length)
  expect(builtScript()).toContain('second')
})

test('of three starts at once one builds, and the others wait for it', async () => {
  holdBuilds()
  const first = startBuild()
  await expect.poll(countHeld).toBe(1)
  const others = [startBuild(), startBuild()]
  const waiting = [`Process ${first.child.pid} is building the web app; waiting for it.`]
  for (const other of others) await expect.poll(other.lines).toEqual(waiting)
  write('go', '')
  expect(await Promise.all([first, ...others].map(({ ended }) => ended))).toEqual([0, 0, 0])
  expect(first.lines()).toHaveLength(PROGRESS.length)
  expect(others.map((other) => other.lines())).toEqual([waiting, waiting])
  expect(countHeld()).toBe(1)
})

test('a build that was killed is taken over by the start that waits, and leaves nothing behind', async () => {
  holdBuilds()
  const killed = startBuild()
  await expect.poll(countHeld).toBe(1)
  const waiting = startBuild()
  await expect.poll(() => waiting.lines().length).toBe(1)
  mkdirSync(join(project, 'dist/web.new'))
  killed.child.kill('SIGKILL')
  write('go', '')
  expect(await waiting.ended).toBe(0)
  expect(waiting.lines()).toHaveLength(1 + PROGRESS.length)
  expect(readdirSync(join(project, 'dist'))).toEqual(['web'])
})

test('a source that changes during a build is built by the start that waits', async () => {
  holdBuilds()
  const first = startBuild()
  await expect.poll(countHeld).toBe(1)
  const second = startBuild()
  await expect.poll(() => second.lines().length).toBe(1)
  write('src/main.ts', `document.title = 'second'`)
  write('go', '')
  expect([await first.ended, await second.ended]).toEqual([0, 0])
  expect(second.lines()).toHaveLength(1 + PROGRESS.length)
  expect(builtScript()).toContain('second')
})

test('sources that cannot be built give one error, the last web app stays, and no lock is left', async () => {
  await build()
  write('src/main.ts', `import './missing.ts'`)
  const failed = startBuild()
  expect(await failed.ended).toBe(1)
  expect(failed.complaint()).toMatch(/^The web app could not be built: .*missing\.ts/s)
  expect(builtScript()).toContain('first')
  expect(existsSync(join(project, 'dist/web.lock'))).toBe(false)
  expect(existsSync(join(project, 'dist/web.new'))).toBe(false)
})
