import { expect, test } from 'vitest'
import { makeZip } from '#tests/support/performance/make-zip.ts'
import { readZip } from './read-zip.ts'

const files = [
  { name: 'Queries.csv', text: 'a,b\n1,2\n' },
  { name: '../../etc/Pages.csv', text: 'x'.repeat(5_000) },
]

test.each([0, 8])('an archive is unpacked in its order, packed by method %i', async (method) => {
  const unpacked = await readZip('export.zip', makeZip(files, { method }))
  expect(unpacked.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }))).toEqual(files)
})

test.each([
  ['cut in the middle', makeZip(files).slice(0, 200), 'not a complete ZIP archive'],
  ['cut at its end', makeZip(files).slice(0, -30), 'not a complete ZIP archive'],
  ['locked', makeZip(files, { flags: 1 }), 'locked with a password'],
  ['packed in another way', makeZip(files, { method: 12 }), 'packed in a way'],
  [
    'with too many files',
    makeZip(Array.from({ length: 51 }, (_, n) => ({ name: `${n}`, text: '' }))),
    '51 files',
  ],
])('an archive that is %s is refused with an explanation', async (_how, bytes, words) => {
  await expect(readZip('export.zip', bytes)).rejects.toThrow(words)
})

test('unpacking an archive stops at 50 MB', async () => {
  const bomb = makeZip([{ name: 'a.csv', text: new Uint8Array(60_000_000) }])
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readZip('bomb.zip', bomb)).rejects.toThrow('more than 50 MB')
})
