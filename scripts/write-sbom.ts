import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { ROOT } from './run-tool.ts'

// `npm run sbom`: writes every package of the lockfile with its version, license and checksum as CycloneDX, the format
// of vulnerability scanners.
const OPTIONS = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
const file = join(ROOT, 'dist', 'sbom.cdx.json')
const bill = z
  .looseObject({
    metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
    components: z.array(z.looseObject({ name: z.string() })).min(1),
  })
  .parse(JSON.parse(askNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only'])))
// npm names the project by its folder.
bill.metadata.component.name = 'keyloom'
mkdirSync(join(ROOT, 'dist'), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages: ${file}`)

function askNpm(words: string[]): string {
  const npm = process.env['npm_execpath'] ?? ''
  const { stdout, stderr, status } = /npm-cli\.c?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...words], OPTIONS)
    : spawnSync('npm', words, { ...OPTIONS, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${words[0]} ended with ${status}: ${stderr}`)
  return stdout
}
