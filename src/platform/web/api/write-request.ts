/** An endpoint as the browser knows it, such as `PUT /workspace/{workspaceId}`. */
export type EndpointAddress = string

interface WrittenRequest {
  method: string
  /** The path with its query, without the API's base. */
  path: string
  body: string | undefined
}

/** The request that carries an input: parts of the path first, the rest as query (GET) or JSON. */
export function writeRequest(address: EndpointAddress, input: unknown): WrittenRequest {
  const [method = '', template = ''] = address.split(' ')
  const rest = new Map(Object.entries(Object(input)))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    if (value === undefined || value === null || value === '') throw new Error(`${address} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET')
    return { method, path, body: rest.size === 0 ? undefined : JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].flatMap(([name, value]) => toPairs(name, value))).toString()
  return { method, path: query === '' ? path : `${path}?${query}`, body: undefined }
}

/** A list is written as `name[]`, because its items may contain commas then. */
function toPairs(name: string, value: unknown): string[][] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => toPairs(`${name}[]`, item))
  return [[name, value instanceof Date ? value.toISOString() : String(value)]]
}
