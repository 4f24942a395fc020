import type { RawData } from 'ws'

/** The text of a frame, or null for a binary frame. */
export function readText(raw: RawData, isBinary: boolean): string | null {
  if (isBinary) return null
  if (Array.isArray(raw)) return Buffer.concat(raw).toString()
  return raw instanceof ArrayBuffer ? Buffer.from(raw).toString() : raw.toString()
}
