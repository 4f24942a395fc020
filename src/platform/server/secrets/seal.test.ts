import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { NotConnected } from '#platform/errors.ts'
import { createSeals } from './seal.ts'
import { addKeyToFile, holdKeys, openKeyFile, parseSealingKey, type SealingKey } from './sealing-keys.ts'

const CUT = 'What is stored for this connection cannot be read; please connect again.'
const LOST =
  'The key of this connection is missing on the server: put the keys of secrets back, or connect again.'

function keyOf(letter: string): SealingKey {
  const key = parseSealingKey(Buffer.alloc(32, letter).toString('base64'))
  if (key === null) throw new Error('no key')
  return key
}

function makeKeyPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'secrets', 'secrets.key')
}

const first = createSeals(holdKeys([keyOf('a')]))

describe('a sealed text', () => {
  test.each(['', 'refresh-token', 'Grüße 🗝', 'x'.repeat(100_000)])('opens for its row', async (text) => {
    const sealed = await first.seal(text, 'grants 1')
    expect(sealed).toMatch(/^v1\.[\w.-]+$/)
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain(text || 'grants')
    expect(await first.open(sealed, 'grants 1')).toBe(text)
  })

  test('is different each time', async () => {
    expect(await first.seal('same', 'grants 1')).not.toBe(await first.seal('same', 'grants 1'))
  })

  test('cannot be opened for another row, also when the row that it names is overwritten', async () => {
    const sealed = await first.seal('of one', 'grants 1')
    await expect(first.open(sealed, 'grants 2')).rejects.toThrow(CUT)
    const [version = '', key = '', , body = ''] = sealed.split('.')
    const forged = [version, key, Buffer.from('grants 2').toString('base64url'), body].join('.')
    await expect(first.open(forged, 'grants 2')).rejects.toThrow(CUT)
  })

  test('cannot be opened when any letter of it is changed or cut off', async () => {
    const sealed = await first.seal('of one', 'grants 1')
    // The last letter of base64 has unused bits.
    for (let place = 0; place < sealed.length - 1; place++) {
      const letter = sealed[place] === 'A' ? 'B' : 'A'
      const changed = `${sealed.slice(0, place)}${letter}${sealed.slice(place + 1)}`
      await expect(first.open(changed, 'grants 1')).rejects.toBeInstanceOf(NotConnected)
      await expect(first.open(sealed.slice(0, place), 'grants 1')).rejects.toThrow(CUT)
    }
  })

  test('says when its key is lost, and opens again when the key is back', async () => {
    const sealed = await first.seal('of one', 'grants 1')
    await expect(createSeals(holdKeys([keyOf('b')])).open(sealed, 'grants 1')).rejects.toThrow(LOST)
    expect(await createSeals(holdKeys([keyOf('b'), keyOf('a')])).open(sealed, 'grants 1')).toBe('of one')
  })

  test('cannot be opened under the name of a key that did not seal it', async () => {
    const sealed = await first.seal('of one', 'grants 1')
    const other = sealed.replace(keyOf('a').id, keyOf('b').id)
    await expect(createSeals(holdKeys([keyOf('b'), keyOf('a')])).open(other, 'grants 1')).rejects.toThrow(CUT)
  })
})

describe('the file of keys', () => {
  test('is made with the first secret, readable by its owner only, and serves all who open it', async () => {
    const file = makeKeyPlace()
    const one = createSeals(openKeyFile(file))
    const sealed = await one.seal('of one', 'grants 1')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await createSeals(openKeyFile(file)).open(sealed, 'grants 1')).toBe('of one')
  })

  test('can get a new key while it is open: old secrets still open, new ones are sealed with the new key', async () => {
    const file = makeKeyPlace()
    const running = createSeals(openKeyFile(file))
    const old = await running.seal('old', 'grants 1')
    addKeyToFile(file)
    const fresh = await createSeals(openKeyFile(file)).seal('fresh', 'grants 1')
    expect(await running.open(fresh, 'grants 1')).toBe('fresh')
    expect(await running.open(old, 'grants 1')).toBe('old')
    expect((await running.seal('next', 'grants 1')).split('.')[1]).toBe(fresh.split('.')[1])
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  })

  test('is changed by one process at a time, and an error says when it is damaged', async () => {
    const file = makeKeyPlace()
    await createSeals(openKeyFile(file)).seal('x', 'y')
    writeFileSync(`${file}.new`, '')
    expect(() => addKeyToFile(file)).toThrow(/^Keys are being changed already/)
    writeFileSync(file, 'no key\n')
    await expect(createSeals(openKeyFile(file)).seal('x', 'y')).rejects.toThrow(/is damaged/)
  })
})
