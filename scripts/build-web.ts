import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'dist', 'web')
const INPUTS = [
  'src/**/*',
  'examples/**/*',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build-web.ts',
]
const NOT_IN_THE_BROWSER = /(^|\/)server\/|\.test\.tsx?$/
const COMPRESSED = '**/*.{js,css,html,svg,json,wasm,txt,webmanifest}'
const WORTH_BYTES = 1_000

process.chdir(root)
const stamp = stampOfInputs()
if (readStamp() !== stamp) await build()

function stampOfInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(INPUTS).map((path) => path.replaceAll('\\', '/'))
  for (const path of files.filter((name) => !NOT_IN_THE_BROWSER.test(name)).sort()) {
    if (statSync(path).isFile()) hash.update(`${path}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function readStamp(): string | null {
  const file = join(target, '.stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function build(): Promise<void> {
  console.log('Building the web app.')
  const building = `${target}.new-${process.pid}`
  try {
    await runVite(building)
    await compressAll(building)
    writeFileSync(join(building, '.stamp'), stamp)
    replaceTarget(building)
  } catch (error) {
    console.error(`The web app could not be built: ${describe(error)}`)
    process.exitCode = 1
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

/** The first complaints, without the colours and drawings of the builder. */
function describe(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n')
  const complaints = lines.filter((line) => /\[[A-Z_]+\]|error/i.test(line)).map((line) => line.trim())
  return (complaints.length > 0 ? complaints : lines).slice(0, 5).join('\n  ')
}

async function runVite(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  process.env['NODE_ENV'] = 'production'
  const { build: buildWithVite } = await import('vite')
  await buildWithVite({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
}

/** Compressed once, here, so that no request pays for it. */
async function compressAll(folder: string): Promise<void> {
  await Promise.all(globSync(COMPRESSED, { cwd: folder }).map((name) => compress(join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}

/** Two builds may end at the same time; either result is as good. */
function replaceTarget(building: string): void {
  const old = `${target}.old-${process.pid}`
  for (let attempt = 0; ; attempt++) {
    if (existsSync(target)) renameSync(target, old)
    try {
      renameSync(building, target)
      break
    } catch (error) {
      if (attempt === 5) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
