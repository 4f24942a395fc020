import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Lighthouse and its hundred packages, of a lockfile of their own: nothing but this benchmark needs them. */
const folder = join(import.meta.dirname, 'lighthouse')
const installed = join(folder, 'node_modules', 'lighthouse')
const LONGEST_REPORT = 64 * 1024 * 1024

const manifestSchema = z.object({ dependencies: z.object({ lighthouse: z.string() }) })
const versionSchema = z.object({ version: z.string() })
const auditSchema = z.object({
  title: z.string(),
  displayValue: z.string().optional(),
  score: z.number().nullable(),
})
const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), auditSchema),
})
type LighthouseResult = z.infer<typeof resultSchema>

interface LighthouseCall {
  url: string
  /** Where the browser takes commands. */
  port: number
  form: 'desktop' | 'mobile'
  categories: readonly string[]
}

/** What Lighthouse says of one page; installs it first when it is missing. */
export async function runLighthouse({
  url,
  port,
  form,
  categories,
}: LighthouseCall): Promise<LighthouseResult> {
  installLighthouse()
  const args = [
    join(installed, 'cli', 'index.js'),
    url,
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  // Not execFileSync: the browser's owner, this process, has to answer for each page that Lighthouse opens.
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LONGEST_REPORT })
  return resultSchema.parse(JSON.parse(stdout))
}

function installLighthouse(): void {
  const wanted = manifestSchema.parse(readJson(folder)).dependencies.lighthouse
  if (existsSync(installed) && versionSchema.parse(readJson(installed)).version === wanted) return
  process.stderr.write(`Installing Lighthouse ${wanted} for this benchmark.\n`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

function readJson(where: string): unknown {
  return JSON.parse(readFileSync(join(where, 'package.json'), 'utf8'))
}
