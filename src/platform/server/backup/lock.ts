import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Invalid } from '#platform/errors.ts'
import { KEY_BYTES, lockBlocks, unlockBlocks } from './lock-blocks.ts'

/** The first bytes of a locked file. Another way of locking would get another number. */
const BEGIN = Buffer.from('keyloom locked 1\n')
const SALT_BYTES = 16
const HEADER_BYTES = BEGIN.length + SALT_BYTES
/** A guess of the passphrase takes half a second and 128 MB (OWASP, Password Storage Cheat Sheet). */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }
const derive: (passphrase: string, salt: Uint8Array, bytes: number, cost: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt)

/** Locks chunks with a passphrase, under a different key for each file. */
export function lockWith(passphrase: string) {
  return async function* lock(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const header = Buffer.concat([BEGIN, randomBytes(SALT_BYTES)])
    yield header
    yield* lockBlocks(chunks, { header, key: await deriveKey(passphrase, header) })
  }
}

/** The header of a locked file, or null when the file is not locked. */
export async function readLock(file: string): Promise<Buffer | null> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return bytesRead === HEADER_BYTES && buffer.subarray(0, BEGIN.length).equals(BEGIN) ? buffer : null
  } finally {
    await handle.close()
  }
}

interface Unlocking {
  file: string
  passphrase: string
  header: Buffer
}

/** Unlocks the bytes behind the header; throws Invalid when the passphrase is wrong or a byte was changed. */
export async function* unlock(
  chunks: AsyncIterable<Uint8Array>,
  { file, passphrase, header }: Unlocking,
): AsyncGenerator<Buffer> {
  const explain = (block: number) =>
    block === 0
      ? new Invalid(`${file} does not open with this passphrase, or its begin is damaged.`)
      : new Invalid(`${file} is damaged or cut off; use another one.`)
  yield* unlockBlocks(chunks, { header, key: await deriveKey(passphrase, header), explain })
}

function deriveKey(passphrase: string, header: Buffer): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), header.subarray(BEGIN.length), KEY_BYTES, COST)
}
