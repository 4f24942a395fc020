// npm runs it after each install. Plain JavaScript without packages, like setup.mjs. These packages bring
// much that neither the product nor its tests use, and there are no smaller packages of the same.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
const nodeOfPlatform = join(packages, 'node', 'node_modules')

// Headers for compiled add-ons and the manual: 66 MB.
for (const name of existsSync(nodeOfPlatform) ? readdirSync(nodeOfPlatform) : [])
  for (const part of ['include', 'share']) drop(nodeOfPlatform, name, part)
// Bundles of everything for pages without a builder; the web app imports the parts in lib: 51 MB.
drop(packages, 'echarts', 'dist')
// The same icons once more, as pictures: 51 MB. The web app imports the components.
for (const part of ['icons', 'categories']) drop(packages, '@tabler', 'icons', part)

function drop(...path) {
  rmSync(join(...path), { recursive: true, force: true })
}
