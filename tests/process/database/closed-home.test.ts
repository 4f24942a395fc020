import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgresBinaries } from '#platform/server/postgres/binaries.ts'
import { findClosedFolder } from '#platform/server/postgres/closed-folders.ts'
import { prepareDataFolder } from '#platform/server/postgres/initialise.ts'
import { readPostmasterFile } from '#platform/server/postgres/orphan.ts'
import { readOrCreatePassword } from '#platform/server/postgres/password.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeDataFolder, runKeyloom } from '#tests/support/process/keyloom-process.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const quietLog = { warn() {}, error() {} }

const NO_RIGHT = 0n
const READ_AND_SEARCH = 4n

test('started by root, the database has only its user’s rights, and below a closed home also the right to read past it', async ({
  skip,
}) => {
  skip(process.getuid?.() !== 0, 'only root can change the user')
  skip(findClosedFolder('package.json', nobody) !== null, 'the program itself is below a closed folder')
  const home = makeDataFolder()
  chmodSync(home, 0o711)
  const folder = join(home, 'data')
  const writing = `copy (select 1) to '${home}/written by the database'`
  expect(await rightsOfDatabase(folder, writing)).toBe(NO_RIGHT)
  expect(statSync(folder).mode & 0o777).toBe(0o710)
  chmodSync(home, 0o700)
  expect(await rightsOfDatabase(folder, writing)).toBe(READ_AND_SEARCH)
  expect(readdirSync(home)).toEqual(['data'])
  expect(statSync(home).mode & 0o777).toBe(0o700)
})

test('a root that cannot read closed folders itself names the folder in a sentence', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can change the user')
  const home = makeDataFolder()
  const limited = ['setpriv', '--bounding-set=-dac_read_search', '--inh-caps=-dac_read_search']
  const running = await runKeyloom({ dataFolder: join(home, 'data'), prefix: limited })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain(`the user that it runs as may not pass ${home}; let others pass it`)
})

/** The capabilities (a bit mask of the kernel) of a PostgreSQL on this folder, which must refuse the statement. */
async function rightsOfDatabase(folder: string, refused: string): Promise<bigint> {
  const postgres = await startPostgres({ log: quietLog }, { folder, role: 'somebody', isDurable: false })
  try {
    const pid = readPostmasterFile(join(folder, 'postgres'))?.pid
    const held = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    await expect(query(postgres.adminUrl, refused)).rejects.toThrow('Permission denied')
    return BigInt(`0x${held}`)
  } finally {
    await postgres.stop()
  }
}

test('root may keep program and data below a closed home', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can try what root may')
  const home = join(makeClosedHome(), 'keyloom')
  mkdirSync(home)
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

/** On the disk of the packages, so that their files can be linked instead of copied. */
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
