import { readProperty } from '#platform/web/api/api-error.ts'

const PREFIX = 'keyloom-notion-'
const KEPT_MS = 86_400_000

/** A user of this browser who has gone to Notion for a plan. */
export interface NotionRequest {
  contentplanId: number
  /** When the plan was connected before; null when it was not. */
  connectedBefore: string | null
  isConnected: boolean
  /** Milliseconds since 1970. */
  at: number
}

/** The request with this state; null when this browser has none. */
export function findRequest(state: string): NotionRequest | null {
  try {
    return parseRequest(localStorage.getItem(`${PREFIX}${state}`))
  } catch {
    // Storage is blocked.
    return null
  }
}

/** Keeps a request for a day, so that the page that Notion sends back to can be loaded again. */
export function keepRequest(state: string, request: NotionRequest): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  for (const key of keys) {
    const { at } = parseRequest(localStorage.getItem(key)) ?? { at: 0 }
    if (request.at - at > KEPT_MS) localStorage.removeItem(key)
  }
  localStorage.setItem(`${PREFIX}${state}`, JSON.stringify(request))
}

function parseRequest(text: string | null): NotionRequest | null {
  const value = parseJson(text ?? '')
  const [contentplanId, before, at] = ['contentplanId', 'connectedBefore', 'at'].map((name) =>
    readProperty(value, name),
  )
  if (typeof contentplanId !== 'number' || typeof at !== 'number') return null
  return {
    contentplanId,
    connectedBefore: typeof before === 'string' ? before : null,
    isConnected: readProperty(value, 'isConnected') === true,
    at,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
