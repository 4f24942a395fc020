// npm runs this after each install. Plain JavaScript without packages, like setup.mjs. These packages contain
// many files that neither the product nor its tests use, and there are no smaller versions of them.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

// Headers for compiled add-ons, and the manual: 66 MB.
for (const name of readdirSync(packages).filter((folder) => /^node-(linux|win)-/.test(folder)))
  for (const part of ['include', 'share']) drop(packages, name, part)
// Bundles of the whole library, for pages without a bundler: 51 MB. The web app imports the parts in lib.
drop(packages, 'echarts', 'dist')
// The icons as SVG files: 51 MB. The web app imports the components.
for (const part of ['icons', 'categories']) drop(packages, '@tabler', 'icons', part)
// The checker of regular expressions as a native program and for Java: 52 MB. We use the one in JavaScript.
for (const name of readdirSync(packages).filter((folder) => folder.startsWith('recheck-')))
  for (const part of ['recheck', 'recheck.exe', 'recheck.jar']) drop(packages, name, part)

function drop(...path) {
  rmSync(join(...path), { recursive: true, force: true })
}
