import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { NotConnected } from '#platform/errors.ts'
import type { KeyRing, SealingKey } from './sealing-keys.ts'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16
const PARTS = /^v1\.([0-9a-f]{12})\.([\w-]*)\.([\w-]{38,})$/

/** Seals and opens texts. A sealed text opens only with the `boundTo` that it was sealed with, the name of its row. */
export interface Seals {
  seal(text: string, boundTo: string): Promise<string>
  /** Throws NotConnected when the key is gone or the text was sealed for another row. */
  open(sealed: string, boundTo: string): Promise<string>
}

export function createSeals(keys: KeyRing): Seals {
  return {
    seal: async (text, boundTo) => sealSecret(keys, { text, boundTo }),
    open: async (sealed, boundTo) => openSecret(keys, { sealed, boundTo }),
  }
}

/** AES-256-GCM. Version, key id and row are authenticated too, and are readable in the result. */
export function sealSecret(keys: KeyRing, { text, boundTo }: { text: string; boundTo: string }): string {
  const key = keys.newest()
  const head = [VERSION, key.id, Buffer.from(boundTo).toString('base64url')].join('.')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(head))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${head}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

export function openSecret(keys: KeyRing, { sealed, boundTo }: { sealed: string; boundTo: string }): string {
  const parts = readSeal(sealed)
  if (parts === null || parts.boundTo !== boundTo) throw damaged()
  const key = keys.find(parts.keyId)
  if (key === null)
    throw new NotConnected(
      'The key of this connection is missing on the server: put the keys of secrets back, or connect again.',
    )
  return decipher(key, parts)
}

/** The readable parts of a sealed text, or null when the text is not a sealed one. */
export function readSeal(
  sealed: string,
): { keyId: string; boundTo: string; head: string; body: Buffer } | null {
  const [, keyId = '', row = '', body = ''] = PARTS.exec(sealed) ?? []
  if (keyId === '') return null
  return {
    keyId,
    boundTo: Buffer.from(row, 'base64url').toString(),
    head: [VERSION, keyId, row].join('.'),
    body: Buffer.from(body, 'base64url'),
  }
}

function decipher(key: SealingKey, { head, body }: { head: string; body: Buffer }): string {
  try {
    const aes = createDecipheriv('aes-256-gcm', key.bytes, body.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    aes.setAAD(Buffer.from(head))
    aes.setAuthTag(body.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = Buffer.concat([aes.update(body.subarray(IV_BYTES + TAG_BYTES)), aes.final()])
    return text.toString('utf8')
  } catch {
    throw damaged()
  }
}

function damaged(): NotConnected {
  return new NotConnected('What is stored for this connection cannot be read; please connect again.')
}
