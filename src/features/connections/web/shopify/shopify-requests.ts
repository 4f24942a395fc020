import { readProperty } from '#platform/web/api/api-error.ts'

const PREFIX = 'keyloom-shopify-'
const KEPT_MS = 86_400_000

/** A user of this browser who was sent to a Shopify store for a plan. */
export interface ShopifyRequest {
  workspaceId: number
  contentplanId: number
  /** Milliseconds since 1970. */
  at: number
}

/** The request with this state; null when this browser has none. */
export function findRequest(state: string): ShopifyRequest | null {
  try {
    return parseRequest(localStorage.getItem(`${PREFIX}${state}`))
  } catch {
    // Storage is blocked.
    return null
  }
}

/** Keeps a request for a day, so that a page that is loaded again knows its plan. */
export function keepRequest(state: string, request: ShopifyRequest): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  for (const key of keys) {
    const { at } = parseRequest(localStorage.getItem(key)) ?? { at: 0 }
    if (request.at - at > KEPT_MS) localStorage.removeItem(key)
  }
  localStorage.setItem(`${PREFIX}${state}`, JSON.stringify(request))
}

function parseRequest(text: string | null): ShopifyRequest | null {
  const value = parseJson(text ?? '')
  const [workspaceId, contentplanId, at] = ['workspaceId', 'contentplanId', 'at'].map((name) =>
    readProperty(value, name),
  )
  const areNumbers = [workspaceId, contentplanId, at].every((one) => Number.isSafeInteger(one))
  return areNumbers
    ? { workspaceId: Number(workspaceId), contentplanId: Number(contentplanId), at: Number(at) }
    : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
