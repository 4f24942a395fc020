import type { RawData } from 'ws'

/** The text of a frame; null for one of bytes. */
export function readText(raw: RawData, isBinary: boolean): string | null {
  if (isBinary) return null
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return raw instanceof ArrayBuffer ? Buffer.from(raw).toString() : raw.toString()
}
