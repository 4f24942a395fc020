import { createHash, randomBytes } from 'node:crypto'

const BYTES = 24

/** A word of 192 random bits that is safe to use in addresses. Only its hash is ever stored. */
export function makeSecretWord(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** SHA-256: enough for random words, which cannot be guessed, but not for passwords. */
export function hashSecretWord(word: string): Uint8Array {
  return createHash('sha256').update(word).digest()
}
