// npm runs it after each install. Plain JavaScript without packages, like setup.mjs. These packages bring
// much that neither the product nor its tests use, and there are no smaller packages of the same.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

// Headers for compiled add-ons and the manual: 66 MB.
for (const name of readdirSync(packages).filter((folder) => /^node-(linux|win)-/.test(folder)))
  for (const part of ['include', 'share']) drop(packages, name, part)
// Bundles of everything for pages without a builder; the web app imports the parts in lib: 51 MB.
drop(packages, 'echarts', 'dist')
// The same icons once more, as pictures: 51 MB. The web app imports the components.
for (const part of ['icons', 'categories']) drop(packages, '@tabler', 'icons', part)
// The same checker of expressions as a program of its own and for Java: 52 MB. We use the one in JavaScript.
for (const name of readdirSync(packages).filter((folder) => folder.startsWith('recheck-')))
  for (const part of ['recheck', 'recheck.exe', 'recheck.jar']) drop(packages, name, part)

function drop(...path) {
  rmSync(join(...path), { recursive: true, force: true })
}
