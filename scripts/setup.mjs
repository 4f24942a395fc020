// Runs before packages are installed, with any Node that the machine has: plain JavaScript without packages.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules', '.keyloom-stamp')
const installLock = join(root, 'dist', 'setup.lock')
const isWindows = process.platform === 'win32'
const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`
const pinnedNode = join(root, 'node_modules', `node-${platform}`, 'bin', isWindows ? 'node.exe' : 'node')
const STALE_INSTALL_MS = 15 * 60_000
const COUNT_AGAIN_MS = 1_000

const [script, ...args] = process.argv.slice(2)
const isOnScreen = args[0] === 'start' && process.stdout.isTTY === true && process.stderr.isTTY === true
const { npm_lifecycle_event: npmScript, npm_config_loglevel: npmLevel } = process.env
// What npm prints before a script, on four lines, unless it is silent.
if (isOnScreen && npmScript === 'start' && npmLevel !== 'silent') process.stderr.write('\u001B[4A\u001B[J')
if (!(Number(process.versions.node.split('.')[0]) >= 20)) {
  stop(`Keyloom needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`)
}
if (script === undefined) stop('Usage: node scripts/setup.mjs <script> [arguments]')

const { pin, isPackaged, stamp } = readWanted()
if (!isPackaged && !isNewEnough()) {
  stop(`Keyloom brings no Node for ${platform}; start it with Node ${pin} or newer, from nodejs.org.`)
}
if (!isStamped(stamp) && !(await adoptInstalled())) await install()

const isItself = process.version === `v${pin}` || !isPackaged
if (!isItself && !(await isPinnedNodeThere())) stopWithoutPinnedNode()
if (args[0] === 'start') {
  const { supervise } = await import('./supervise.mjs')
  await supervise(isItself ? process.execPath : pinnedNode, [resolve(root, script), ...args])
} else if (isItself) {
  const path = resolve(root, script)
  process.argv = [process.execPath, path, ...args]
  await import(pathToFileURL(path).href)
} else {
  await runWithPinnedNode()
}

function readWanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, optionalDependencies: nodes, allowScripts } = manifest
  const named = JSON.stringify([dependencies, devDependencies, nodes, allowScripts, platform])
  return {
    pin: Object.values(nodes)[0],
    isPackaged: nodes[`node-${platform}`] !== undefined,
    stamp: createHash('sha256').update(lock).update(named).digest('hex'),
  }
}

function isNewEnough() {
  const [have, wanted] = [process.versions.node, pin].map((version) => version.split('.').map(Number))
  const different = wanted.findIndex((number, place) => have[place] !== number)
  return different === -1 || have[different] > wanted[different]
}

function isStamped(wanted) {
  try {
    return readFileSync(stampFile, 'utf8') === wanted
  } catch {
    return false
  }
}

/** Accepts packages that a developer has installed by `npm ci` or `npm install`, if they match the lockfile. */
async function adoptInstalled() {
  if (!isInstalledAsLocked() || !(await isPinnedNodeThere())) return false
  writeStamp()
  return true
}

function isInstalledAsLocked() {
  try {
    const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
    const manifest = read('package.json')
    const locked = read('package-lock.json').packages
    const installed = read('node_modules', '.package-lock.json').packages
    const isInSync = (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(locked[''][kind] ?? {})
    return (
      isInSync('dependencies') &&
      isInSync('devDependencies') &&
      isInSync('optionalDependencies') &&
      Object.entries(installed).every(([path, { version }]) => locked[path]?.version === version) &&
      Object.entries(locked).every(([path, { optional }]) => path === '' || optional || installed[path])
    )
  } catch {
    return false
  }
}

function writeStamp() {
  try {
    writeFileSync(stampFile, stamp)
  } catch {
    // A read-only checkout works, too, but compares the packages at every start.
  }
}

async function install() {
  await takeInstallLock()
  process.once('exit', () => rmSync(installLock, { force: true }))
  if (!isStamped(stamp)) {
    sayProgress('Installing what Keyloom needs; this can take a minute.')
    const begun = Date.now()
    rmSync(stampFile, { force: true })
    await runNpmCi()
    if (!(await isPinnedNodeThere())) stopWithoutPinnedNode()
    writeStamp()
    sayProgress(`Installed, after ${Math.ceil((Date.now() - begun) / 1000)} s.`)
  }
  rmSync(installLock, { force: true })
}

async function takeInstallLock() {
  let hasSaid = false
  while (!createInstallLock()) {
    if (isInstallLockStale()) rmSync(installLock, { force: true })
    else if (!hasSaid) sayProgress('Another start is installing; waiting for it.')
    hasSaid = true
    await new Promise((done) => setTimeout(done, 250))
  }
}

function createInstallLock() {
  try {
    if (!existsSync(dirname(installLock))) mkdirSync(dirname(installLock), { recursive: true })
    writeFileSync(installLock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    return stop(`Keyloom cannot install its packages: ${root} cannot be written (${error.code}).`)
  }
}

function isInstallLockStale() {
  try {
    if (Date.now() - statSync(installLock).mtimeMs > STALE_INSTALL_MS) return true
    const pid = Number(readFileSync(installLock, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

async function runNpmCi() {
  const { spawn } = await import('node:child_process')
  const npm = process.env.npm_execpath ?? ''
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const child = /npm-cli\.c?js$/.test(npm)
    ? spawn(process.execPath, [npm, ...words], { cwd: root })
    : spawn('npm', words, { cwd: root, shell: process.platform === 'win32' })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const forward = forwardSignals(child)
  const counting = reportProgress()
  const { code, signal, error } = await finished(child)
  counting.stop()
  forward.stop()
  if (signal) process.exit(1)
  if (code === 0) return
  say(`${isOnScreen ? '\r\u001B[2K' : ''}${firstErrorLines(output)}`)
  stop(
    `The packages could not be installed: npm ci ${error ? `did not start (${error.code})` : `ended with ${code}`}.`,
  )
}

/** npm prints nothing until it ends, so print a line for each tenth of the packages that is installed. */
function reportProgress() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const paths = Object.keys(packages).filter((path) => path !== '' && !packages[path].optional)
  let saidTenths = 0
  const count = () => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
    const tenths = Math.floor((10 * there) / paths.length)
    if (tenths <= saidTenths) return
    saidTenths = tenths
    sayProgress(
      there < paths.length
        ? `Installing: ${there} of ${paths.length} packages.`
        : `Installing: all ${there} packages are there; fetching Node ${pin}.`,
    )
  }
  const timer = setInterval(count, COUNT_AGAIN_MS)
  return { stop: () => clearInterval(timer) }
}

/** The first lines of npm's errors, which give the reason; the lines after them are about npm itself. */
function firstErrorLines(output) {
  const lines = output.split('\n').map((line) => line.trimEnd())
  return lines
    .filter((line) => !/^npm warn|^npm error\s*$|^npm error\s+at |^$/.test(line))
    .slice(0, 6)
    .join('\n')
}

async function isPinnedNodeThere() {
  if (process.version === `v${pin}` || !isPackaged) return true
  const { spawnSync } = await import('node:child_process')
  const answer = spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' })
  return answer.stdout?.trim() === `v${pin}`
}

async function runWithPinnedNode() {
  const { spawn } = await import('node:child_process')
  const child = spawn(pinnedNode, [resolve(root, script), ...args], { stdio: 'inherit' })
  const forward = forwardSignals(child)
  const { code, signal, error } = await finished(child)
  forward.stop()
  if (error) stop(`Node ${pin} did not start (${error.code}).`)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const handlers = signals.map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return {
    stop() {
      for (const [signal, handler] of handlers) process.off(signal, handler)
    },
  }
}

function finished(child) {
  return new Promise((done) => {
    child.once('error', (error) => done({ error }))
    child.once('close', (code, signal) => done({ code, signal }))
  })
}

function stopWithoutPinnedNode() {
  stop(
    `Node ${pin} is missing from node_modules: npm leaves it out where optional packages are omitted ` +
      '(`npm config delete omit`), and where its content is not the one of the lockfile.',
  )
}

/** On a terminal the next line takes the place of this one. */
function sayProgress(line) {
  if (isOnScreen) process.stderr.write(`\r\u001B[2K${line}`)
  else say(line)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function stop(sentence) {
  say(isOnScreen ? `\r\u001B[2K${sentence}` : sentence)
  process.exit(1)
}
