import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgresBinaries } from '#platform/server/postgres/binaries.ts'
import { prepareDataFolder } from '#platform/server/postgres/initialise.ts'
import { readOrCreatePassword } from '#platform/server/postgres/password.ts'

test('root may keep program and data below a closed home', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can try what root may')
  const home = makeClosedHome()
  const native = join(dirname(findPostgresBinaries().initdb), '..')
  linkTree(native, join(home, 'native'))
  const bin = join(home, 'native', 'bin')
  const passwordFile = join(home, 'password')
  readOrCreatePassword(passwordFile)
  const prepared = await prepareDataFolder({
    binaries: { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') },
    dataFolder: join(home, 'postgres'),
    passwordFile,
    role: 'somebody',
  })
  expect(prepared).toBe('made')
  expect(statSync(join(home, 'postgres', 'PG_VERSION')).uid).toBe(65_534)
})

/** Beside the packages, so that their files can be linked instead of copied. */
function makeClosedHome(): string {
  mkdirSync('dist', { recursive: true })
  const home = mkdtempSync(join(process.cwd(), 'dist', 'closed home '))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile()) linkSync(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}
