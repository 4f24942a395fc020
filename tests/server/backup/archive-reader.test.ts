import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { readArchive } from '#platform/server/backup/archive-reader.ts'

test('an archive entry that is not read does not stop the reader, however large it is', async () => {
  const file = join(makeDataFolder(), 'archive.tar.gz')
  const tar = pack()
  for (const name of ['first', 'second', 'last']) tar.entry({ name }, 'x'.repeat(200_000))
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(file))
  const names: string[] = []
  await readArchive(file, async (name) => {
    names.push(name)
  })
  expect(names).toEqual(['first', 'second', 'last'])
})
