import { Explained } from '#platform/errors.ts'
import type { AdapterError, AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import { ACCESS_LOST } from '../../rules.ts'

/** A publishing system does not let us in any more, as with a key that was revoked. Everything here stays as it is. */
export class AccessLost extends Explained {
  override name = 'AccessLost'
  override readonly status = 424
  override readonly code = ACCESS_LOST
  override readonly details = { trouble: ACCESS_LOST }
}

const LOST = new Set<AdapterErrorKind>(['auth', 'forbidden', 'payment'])

export function isAccessLost({ kind }: AdapterError): boolean {
  return LOST.has(kind)
}

/** A taken slug says nothing about the connection. */
export function isAboutConnection({ kind }: AdapterError): boolean {
  return kind !== 'conflict'
}
