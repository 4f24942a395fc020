import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

const MARKER = /^keyloom-([1-9]\d{0,9})(?:-\w{1,40})?$/
const LARGEST_ID = 2 ** 31 - 1

/** The number of the article that a marker names. */
export function readMarker(marker: string): number {
  const id = readId(MARKER.exec(marker)?.[1] ?? '')
  if (id === null) throw new AdapterError('invalid', 'The article has no number.')
  return id
}

/** The number of an article; null for anything else. */
export function readId(remoteId: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(remoteId) ? Number(remoteId) : null
  return id !== null && id <= LARGEST_ID ? id : null
}
