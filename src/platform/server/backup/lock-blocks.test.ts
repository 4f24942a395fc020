import { expect, test } from 'vitest'
import { lockBlocks, unlockBlocks } from './lock-blocks.ts'

const KEY = { key: Buffer.alloc(32, 'k'), header: Buffer.from('header') }
const LOCKED_BLOCK = 64 * 1024 + 16
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251))
const explain = (block: number) => new Error(`block ${block}`)

async function* inPieces(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += 50_000) yield bytes.subarray(from, from + 50_000)
}

const lock = async (bytes: Uint8Array) =>
  Buffer.concat(await Array.fromAsync(lockBlocks(inPieces(bytes), KEY)))
const open = async (locked: Uint8Array, key = KEY) =>
  Buffer.concat(await Array.fromAsync(unlockBlocks(inPieces(locked), { ...key, explain })))

test.each([0, 1, 64 * 1024, 64 * 1024 + 1, 190_000])(
  '%i bytes are the same after they were locked and unlocked',
  async (length) => {
    const bytes = bytesOf(length)
    const locked = await lock(bytes)
    expect(locked.length).toBe(length + 16 * Math.max(1, Math.ceil(length / 65_536)))
    expect(length > 64 && locked.includes(bytes.subarray(0, 64))).toBe(false)
    expect((await open(locked)).equals(bytes)).toBe(true)
  },
)

test('every change of locked blocks is noticed: a bit, their order, their number, their end, the header, the key', async () => {
  const locked = await lock(bytesOf(190_000))
  const block = (at: number) => locked.subarray(at * LOCKED_BLOCK, (at + 1) * LOCKED_BLOCK)
  const flip = (at: number) => Buffer.from(locked.map((byte, place) => (place === at ? byte ^ 1 : byte)))
  const changed: [Buffer, string][] = [
    [flip(0), 'block 0'],
    [flip(LOCKED_BLOCK - 1), 'block 0'],
    [flip(locked.length - 1), 'block 2'],
    [Buffer.concat([block(1), block(0), block(2)]), 'block 0'],
    [Buffer.concat([block(0), block(2)]), 'block 1'],
    [Buffer.concat([block(0), block(1)]), 'block 1'],
    [Buffer.concat([locked, Buffer.from('x')]), 'block 2'],
    [Buffer.concat([block(0), block(0), block(1), block(2)]), 'block 1'],
    [locked.subarray(0, 10), 'block 0'],
    [Buffer.alloc(0), 'block 0'],
  ]
  for (const [bytes, sentence] of changed) await expect(open(bytes)).rejects.toThrow(sentence)
  await expect(open(locked, { ...KEY, header: Buffer.from('other') })).rejects.toThrow('block 0')
  await expect(open(locked, { ...KEY, key: Buffer.alloc(32, 'o') })).rejects.toThrow('block 0')
})
