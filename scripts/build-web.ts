import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FolderLock } from '#platform/server/process/folder-lock.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
/** What to build: the product's web app, or the showcase of the user interface parts, which only journeys open. */
const wanted = process.argv.includes('--showcase')
  ? { name: 'showcase', words: 'the showcase', page: 'tests/showcase', folders: ['src', 'tests/showcase'] }
  : { name: 'web', words: 'the web app', page: '', folders: ['src', 'examples'] }
const target = join(dist, wanted.name)
const building = join(dist, `${wanted.name}.new`)
const replaced = join(dist, `${wanted.name}.old`)
const INPUT_FILES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'scripts/build-web.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const NOT_IN_THE_BROWSER = /(^|\/)server\/|\.test\.tsx?$/
const COMPRESSED = '**/*.{js,css,html,svg,json,wasm,txt,webmanifest}'
const WORTH_BYTES = 1_000
const MODULES_PER_LINE = 1_000
const RETRY_MS = 200

process.chdir(root)
if (!isUpToDate()) await buildOnce()

function isUpToDate(): boolean {
  return readStamp() === stampOfInputs()
}

function stampOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of [...wanted.folders.flatMap(listFiles), ...INPUT_FILES])
    hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !NOT_IN_THE_BROWSER.test(path))
    .sort()
}

function readStamp(): string | null {
  const file = join(target, '.stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** One process builds; other processes that start at the same time wait for its result. */
async function buildOnce(): Promise<void> {
  try {
    const lock = await takeLock()
    try {
      if (!isUpToDate()) await build()
    } finally {
      lock.release()
    }
  } catch (error) {
    console.error(`${capital(wanted.words)} could not be built: ${describe(error)}`)
    process.exitCode = 1
  }
}

async function takeLock(): Promise<FolderLock> {
  // Loaded only here, because most starts have nothing to build.
  const { takeFolderLock } = await import('#platform/server/process/folder-lock.ts')
  mkdirSync(dist, { recursive: true })
  for (let hasLogged = false; ; hasLogged = true) {
    const answer = await takeFolderLock(join(dist, `${wanted.name}.lock`))
    if (answer.state === 'locked') return answer.lock
    if (!hasLogged) console.log(`Process ${answer.holder.pid} is building ${wanted.words}; waiting for it.`)
    await sleep(RETRY_MS)
  }
}

async function build(): Promise<void> {
  const begun = performance.now()
  const stamp = stampOfInputs()
  removeLeftovers()
  try {
    await runVite()
    await compressAll()
    writeFileSync(join(building, '.stamp'), stamp)
    if (existsSync(target)) renameSync(target, replaced)
    renameSync(building, target)
  } finally {
    removeLeftovers()
  }
  console.log(`${capital(wanted.words)} is built, after ${Math.ceil((performance.now() - begun) / 1000)} s.`)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Removes the folders of this build, and those that an interrupted build has left. */
function removeLeftovers(): void {
  for (const folder of [building, replaced]) rmSync(folder, { recursive: true, force: true })
}

/** The first error lines of the builder, without colours and code frames. */
function describe(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')
  const errorLines = lines.filter((line) => /\[[A-Z_]+\]|error/i.test(line)).map((line) => line.trim())
  return (errorLines.length > 0 ? errorLines : lines).slice(0, 5).join('\n  ')
}

async function runVite(): Promise<void> {
  console.log(`Building ${wanted.words}, step 1 of 3: reading its sources.`)
  process.env['NODE_ENV'] = 'production'
  const { build: buildWithVite } = await import('vite')
  let modules = 0
  const sayProgress = {
    name: 'keyloom-progress',
    moduleParsed() {
      if (++modules % MODULES_PER_LINE === 0)
        console.log(`Building ${wanted.words}, step 1 of 3: ${modules} modules read.`)
    },
    buildEnd(error?: Error) {
      if (error === undefined)
        console.log(`Building ${wanted.words}, step 2 of 3: joining ${modules} modules.`)
    },
  }
  await buildWithVite({
    root: join(root, wanted.page),
    configFile: join(root, 'vite.config.ts'),
    ...(wanted.page !== '' && { publicDir: join(root, 'src/app/static') }),
    logLevel: 'silent',
    plugins: [sayProgress],
    build: { outDir: building, emptyOutDir: true },
  })
}

/** Compresses all files once, so that the server need not compress on requests. */
async function compressAll(): Promise<void> {
  const names = globSync(COMPRESSED, { cwd: building })
  console.log(`Building ${wanted.words}, step 3 of 3: compressing ${names.length} files.`)
  await Promise.all(names.map((name) => compress(join(building, name))))
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
