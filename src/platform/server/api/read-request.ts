import { AddressTooLong, Invalid } from '#platform/errors.ts'

/** Longer than the query of any screen. Node itself reads 16 KiB for all headers together. */
const LONGEST_URL = 8_192
const MOST_VALUES = 2_000

/** `ids[]` and `ids[0]` name one value of a list; other brackets are refused. */
const NAME = /^([A-Za-z][\w-]{0,63})(\[\d{0,4}\])?$/
const FORBIDDEN = new Set(['constructor', 'prototype'])

interface ApiRequest {
  method: string
  url: URL
  body(): Promise<unknown>
}

/** A request as endpoints read it: HEAD becomes GET, a missing body becomes `{}`, the query gets one form. */
export function readRequest<Request extends ApiRequest>(request: Request): Request {
  return {
    ...request,
    method: request.method === 'HEAD' ? 'GET' : request.method,
    url: readQuery(request.url),
    body: async () => (await request.body()) ?? {},
  }
}

/**
 * Brings the query of an address into the one form that schemas know: `name=value` for a value given once,
 * `name[]=value` in the given order for a list, in whatever notation it was sent. Throws Invalid for a text that cannot
 * be decoded, a character that is not allowed, and a name that is not allowed.
 */
export function readQuery(address: URL): URL {
  if (address.pathname.length + address.search.length > LONGEST_URL) throw new AddressTooLong()
  refuseOddText(address)
  const parts = address.search.slice(1).split('&').filter(Boolean)
  if (parts.length > MOST_VALUES) throw new Invalid('The query of the address has too many values.')
  const given = new Map<string, { isList: boolean; values: string[] }>()
  for (const part of parts) addValue(given, part)
  const read = new URL(address)
  read.search = ''
  for (const [name, { isList, values }] of given)
    for (const value of values) read.searchParams.append(isList ? `${name}[]` : name, value)
  return read
}

function addValue(given: Map<string, { isList: boolean; values: string[] }>, part: string): void {
  const [[written = '', value = ''] = []] = new URLSearchParams(part)
  const [, name, brackets] = NAME.exec(written) ?? []
  if (name === undefined || FORBIDDEN.has(name))
    throw new Invalid(`The query of the address has a name that is not allowed: ${written.slice(0, 64)}.`)
  const known = given.get(name)
  if (known === undefined) given.set(name, { isList: brackets !== undefined, values: [value] })
  else given.set(name, { isList: true, values: [...known.values, value] })
}

/** Keeps broken percent signs, halves of characters and NUL away from every handler. */
function refuseOddText({ pathname, search }: URL): void {
  const text = decode(pathname + search)
  if (text === null || text.includes('\0'))
    throw new Invalid('The address holds a character that cannot be read.')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
