import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Explained } from '#platform/errors.ts'
import { backUp, createFilled, restore, type OwnedDatabase } from '#tests/support/backup/backups.ts'
import { readEveryTable } from '#tests/support/backup/fill-every-table.ts'
import { atEndOfFile } from '#tests/support/process/end-of-file.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const atEnd = atEndOfFile()
let folder: string
let file: string
/** The backup of which each test damages a copy. */
let whole: string
let to: OwnedDatabase
let before: Record<string, unknown[]>

beforeAll(async () => {
  whole = join(makeDataFolder(atEnd), 'whole.tar.gz')
  to = await createFilled(atEnd)
  before = await readEveryTable(to.admin)
  await backUp(to.url, whole)
})

beforeEach(() => {
  folder = makeDataFolder()
  file = join(folder, 'backup.tar.gz')
  copyFileSync(whole, file)
})

/** The same archive with its entries changed. */
async function rewrite(change: (name: string, content: Buffer) => [string, Buffer][]): Promise<void> {
  const reading = extract()
  const writing = pack()
  reading.end(gunzipSync(readFileSync(file)))
  for await (const entry of reading)
    for (const [name, content] of change(
      entry.header.name,
      Buffer.concat(await Array.fromAsync(entry, toBuffer)),
    ))
      writing.entry({ name }, content)
  writing.finalize()
  writeFileSync(file, gzipSync(await buffer(Readable.from(writing))))
}

function toBuffer(chunk: unknown): Buffer {
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

const changeManifest = (change: (manifest: Record<string, unknown>) => void) =>
  rewrite((name, content) => {
    if (name !== 'manifest.json') return [[name, content]]
    const manifest = JSON.parse(content.toString())
    change(manifest)
    return [[name, Buffer.from(JSON.stringify(manifest))]]
  })

const damages: [string, () => Promise<void> | void, RegExp][] = [
  ['that is cut off', () => writeFileSync(file, readFileSync(file).subarray(0, -100)), /cut off/],
  [
    'whose end is missing',
    () => rewrite((name, content) => (name === 'manifest.json' ? [] : [[name, content]])),
    /cut off/,
  ],
  ['with a flipped byte', () => flip(Math.floor(statSync(file).size / 2)), /is damaged/],
  [
    'with a changed row',
    () =>
      rewrite((name, content) => {
        const changed = Buffer.from(content.toString('latin1').replace('own@', 'owm@'), 'latin1')
        return [[name, name.startsWith('tables/users/') ? changed : content]]
      }),
    /is damaged: users is not what was written/,
  ],
  [
    'without one of its tables',
    () => rewrite((name, content) => (name.startsWith('tables/users/') ? [] : [[name, content]])),
    /is damaged: users/,
  ],
  ['that is something else', () => writeFileSync(file, 'no archive at all'), /no backup/],
  [
    'of a newer format',
    () => changeManifest((manifest) => (manifest['format'] = 2)),
    /made by a newer program/,
  ],
  [
    'of a newer program',
    () =>
      changeManifest(
        ({ migrations: list }) =>
          Array.isArray(list) && list.push({ name: '9999-later.sql', sha256: '0'.repeat(64) }),
      ),
    /made by a newer program: it holds 9999-later\.sql/,
  ],
  [
    'of a program whose migration differs',
    () => changeManifest(({ migrations: list }) => Array.isArray(list) && (list[0].sha256 = '0'.repeat(64))),
    /made by another program/,
  ],
  [
    'that writes outside by a file',
    () =>
      rewrite((name, content) => [
        ['files/images/../../../out', content],
        [name, content],
      ]),
    /which no backup holds/,
  ],
  [
    'that writes outside by a table',
    () =>
      rewrite((name, content) => [
        ['tables/../../out/000001', content],
        [name, content],
      ]),
    /which no backup holds/,
  ],
  [
    'that names a table by a piece of SQL',
    () =>
      changeManifest(
        ({ tables }) => Array.isArray(tables) && (tables[0].name = 'users"; drop table users; --'),
      ),
    /list of contents/,
  ],
  [
    'that fills a table of the system',
    () =>
      changeManifest(
        ({ tables }) =>
          Array.isArray(tables) &&
          tables.push({
            ...tables[0],
            name: 'pg_authid',
            rows: 0,
            bytes: 0,
            sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
          }),
      ),
    /are not those of its migrations/,
  ],
  [
    'with unknown files',
    () =>
      changeManifest(
        (manifest) => (manifest['files'] = [{ path: 'files/x/y', bytes: 0, sha256: '0'.repeat(64) }]),
      ),
    /is damaged/,
  ],
]

function flip(at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 0x10
  writeFileSync(file, bytes)
}

test.each(damages)('a backup %s is refused with a sentence', async (_what, damage, sentence) => {
  await damage()
  const restoring = restore(to.url, file, { replaces: true })
  await expect(restoring).rejects.toThrow(sentence)
  await expect(restoring).rejects.toBeInstanceOf(Explained)
  expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
  expect(existsSync(join(folder, '..', 'out'))).toBe(false)
  expect(await readEveryTable(to.admin)).toEqual(before)
})
