import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Every API token begins with this, so that people and scanners recognise one that they find. */
const PREFIX = 'klm_'
const BYTES = 32
const SECRET_LENGTH = 43
const WORD = /^klm_[\w-]{49}$/

/** A new API token: the prefix, 256 random bits and a checksum. Only its hash is ever stored. */
export function makeApiToken(): string {
  const secret = randomBytes(BYTES).toString('base64url')
  return `${PREFIX}${secret}${checksum(secret)}`
}

/** Whether a bearer token is meant as an API token. */
export function looksLikeApiToken(word: string): boolean {
  return word.startsWith(PREFIX)
}

/** Whether an API token is complete: a mistyped or cut one is refused without a query. */
export function isWholeApiToken(word: string): boolean {
  const end = PREFIX.length + SECRET_LENGTH
  return WORD.test(word) && word.slice(end) === checksum(word.slice(PREFIX.length, end))
}

/** CRC-32 of a secret, in six letters. */
function checksum(secret: string): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(secret))
  return sum.toString('base64url')
}
