import { createCipheriv, createDecipheriv } from 'node:crypto'

export const KEY_BYTES = 32
const [NONCE_BYTES, TAG_BYTES, BLOCK_BYTES] = [12, 16, 64 * 1024]

interface BlockKey {
  /** The key of this file and of no other. */
  key: Uint8Array
  /** The bytes in front of the blocks, which must not be changed either. */
  header: Uint8Array
}

interface Block {
  bytes: Buffer
  number: number
  isLast: boolean
}

/**
 * Locks chunks in blocks of AES-256-GCM. A block's nonce has its number and whether it is the last one, so that no
 * block can be left out, moved, or cut off at the end (the STREAM construction of Hoang, Reyhanitabar, Rogaway and
 * Vizár).
 */
export async function* lockBlocks(
  chunks: AsyncIterable<Uint8Array>,
  { key, header }: BlockKey,
): AsyncGenerator<Buffer> {
  for await (const block of inBlocks(chunks, BLOCK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(block), { authTagLength: TAG_BYTES })
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(block.bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * The bytes before they were locked. Throws the error that `explain` gives for the number of a block that was changed.
 */
export async function* unlockBlocks(
  chunks: AsyncIterable<Uint8Array>,
  { explain, ...of }: BlockKey & { explain: (block: number) => Error },
): AsyncGenerator<Buffer> {
  for await (const block of inBlocks(chunks, BLOCK_BYTES + TAG_BYTES)) {
    const bytes = openBlock(block, of)
    if (bytes === null) throw explain(block.number)
    yield bytes
  }
}

function openBlock(block: Block, { key, header }: BlockKey): Buffer | null {
  const end = block.bytes.length - TAG_BYTES
  if (end < 0) return null
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(block), { authTagLength: TAG_BYTES })
  decipher.setAAD(header)
  decipher.setAuthTag(block.bytes.subarray(end))
  try {
    return Buffer.concat([decipher.update(block.bytes.subarray(0, end)), decipher.final()])
  } catch {
    return null
  }
}

function nonceOf({ number, isLast }: Block): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/**
 * Cuts chunks into blocks of `size`; the last one has the rest. One block is held back until it is known whether it is
 * the last.
 */
async function* inBlocks(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    let from = 0
    for (; rest.length - from > size; from += size)
      yield { bytes: rest.subarray(from, from + size), number: number++, isLast: false }
    rest = rest.subarray(from)
  }
  yield { bytes: rest, number, isLast: true }
}
