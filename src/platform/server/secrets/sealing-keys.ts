import { createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Conflict, NotConnected } from '#platform/errors.ts'
import { errorCode } from '../error-codes.ts'
import { explainFileTrouble } from '../file-trouble.ts'

const KEY_BYTES = 32
const ID_LETTERS = 12

export interface SealingKey {
  /** Computed from the key, so that keys need no given names. */
  id: string
  bytes: Uint8Array
}

/** The keys of secrets: the newest one seals, all of them open. */
export interface KeyRing {
  newest(): SealingKey
  find(id: string): SealingKey | null
}

/** A key of 32 bytes in base64 or base64url; null for anything else. */
export function parseSealingKey(text: string): SealingKey | null {
  if (!/^[\w+/-]{43}=?$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== KEY_BYTES) return null
  return {
    id: createHash('sha256').update('keyloom sealing key').update(bytes).digest('hex').slice(0, ID_LETTERS),
    bytes,
  }
}

/** Keys that do not change while the program runs, newest first. */
export function holdKeys(keys: SealingKey[]): KeyRing {
  const [newest] = keys
  if (newest === undefined) throw new NotConnected('There is no key to seal secrets with.')
  return { newest: () => newest, find: (id) => keys.find((key) => key.id === id) ?? null }
}

/**
 * Keys in a file, one a line, newest first. The file is made for the first secret, and read again for each sealing and
 * each unknown key.
 */
export function openKeyFile(file: string): KeyRing {
  let known: SealingKey[] = []
  const reread = () => {
    known = readKeys(file)
    return known
  }
  return {
    newest: () => {
      if (reread().length === 0) makeKeyFile(file)
      const [newest] = known.length === 0 ? reread() : known
      if (newest === undefined) throw new NotConnected(`${file} holds no key; put it back from a backup.`)
      return newest
    },
    find: (id) => known.find((key) => key.id === id) ?? reread().find((key) => key.id === id) ?? null,
  }
}

/** Puts a new key before the others of the file, at once or not at all. */
export function addKeyToFile(file: string): void {
  const beside = `${file}.new`
  const lines = [makeKey(), ...readKeys(file).map(({ bytes }) => Buffer.from(bytes).toString('base64url'))]
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(beside, `${lines.join('\n')}\n`, { mode: 0o600, flush: true, flag: 'wx' })
    renameSync(beside, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST')
      throw new Conflict(`Keys are being changed already; if nothing does, delete ${beside}.`)
    throw explainFileTrouble(error, file)
  }
}

function readKeys(file: string): SealingKey[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => {
      const key = parseSealingKey(line.trim())
      if (key === null) throw new NotConnected(`${file} is damaged; put it back from a backup.`)
      return key
    })
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw explainFileTrouble(error, file)
  }
}

/** Several processes may make the file at once: the first one's file stays. */
function makeKeyFile(file: string): void {
  const beside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(beside, `${makeKey()}\n`, { mode: 0o600, flush: true })
    linkSync(beside, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw explainFileTrouble(error, file)
  } finally {
    rmSync(beside, { force: true })
  }
}

function makeKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}
