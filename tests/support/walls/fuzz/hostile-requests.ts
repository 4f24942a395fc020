import fc from 'fast-check'
import type { Operation } from '#tests/support/walls/operations.ts'
import { arbitraryInput, type OwnIds } from './arbitrary-input.ts'
import { TOO_LARGE } from './hostile-values.ts'

export interface HostileRequest {
  url: string
  contentType?: string
  payload?: string
  /** Whether the input fits the schema. */
  isValid: boolean
}

/** Requests to an operation as a hostile client would send them. */
export function hostileRequests(
  { method, path, schema }: Operation,
  ownIds: OwnIds,
): fc.Arbitrary<HostileRequest> {
  const input = schema === null ? fc.constant({}) : arbitraryInput(schema, ownIds)
  const form = fc.constantFrom<ListForm>('plain', 'repeated', 'brackets', 'indices')
  const meant = fc.tuple(input, form).map(([value, lists]) => ({
    ...write(method, path, fieldsOf(value), lists, value),
    isValid: schema === null || schema.safeParse(value).success,
  }))
  const broken = fc
    .tuple(meant, fc.constantFrom(...breakages), fc.nat())
    .map(([request, breakIt, at]) => ({ ...breakIt(request, at), isValid: false }))
  return fc.oneof({ weight: 9, arbitrary: meant }, { weight: 1, arbitrary: broken })
}

type Written = Omit<HostileRequest, 'isValid'>
type ListForm = 'plain' | 'repeated' | 'brackets' | 'indices'

function write(
  method: string,
  path: string,
  fields: Record<string, unknown>,
  lists: ListForm,
  whole: unknown,
): Written {
  const rest = { ...fields }
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encode(textOf(value)) || '%20'
  })
  const url = `/api${place}`
  if (method !== 'GET')
    return {
      url,
      contentType: 'application/json',
      payload: writeJson(Object.keys(fields).length > 0 ? rest : whole),
    }
  const query = Object.entries(rest).flatMap(([name, value]) => writeQuery(name, value, lists))
  return { url: query.length > 0 ? `${url}?${query.join('&')}` : url }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function writeQuery(name: string, value: unknown, lists: ListForm): string[] {
  if (Array.isArray(value)) {
    const items = value.slice(0, 50).map((item) => encode(textOf(item)))
    if (lists === 'plain') return [`${encode(name)}=${items.join(',')}`]
    return items.map(
      (item, at) => `${encode(name)}${{ repeated: '', brackets: '[]', indices: `[${at}]` }[lists]}=${item}`,
    )
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(
      ([key, item]) => `${encode(name)}[${encode(key)}]=${encode(textOf(item))}`,
    )
  return [`${encode(name)}=${encode(textOf(value))}`]
}

function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value.slice(0, 10_000) : JSON.stringify(value).slice(0, 10_000)
}

/** Like encodeURIComponent, but also encodes lone surrogates, as three bytes. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}

function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(TOO_LARGE), '9'.repeat(400))
}

const breakages: ((request: Written, at: number) => Written)[] = [
  ({ payload = '', ...request }, at) => ({
    ...request,
    payload: payload.slice(0, at % (payload.length + 1)),
  }),
  ({ payload = '', ...request }, at) => ({ ...request, payload: payload.slice(at % (payload.length + 1)) }),
  (request, at) => ({ ...request, payload: '['.repeat(at % 100_000) }),
  (request, at) => ({ ...request, payload: `{"__proto__":${at}}` }),
  (request) => ({ ...request, payload: '' }),
  ({ payload = '', ...request }) => ({ ...request, payload: `\ufeff${payload}` }),
  (request) => ({ ...request, contentType: 'text/plain' }),
  (request) => ({ ...request, contentType: 'application/x-www-form-urlencoded' }),
  (request) => ({ ...request, contentType: 'multipart/form-data' }),
  (request) => ({ ...request, contentType: 'application/json; charset=utf-16' }),
  ({ url, payload = '{}' }) => ({ url, payload }),
  ({ url, ...request }, at) => ({
    ...request,
    url: `${url}${url.includes('?') ? '&' : '?'}${'a=1&'.repeat(at % 4_000)}`,
  }),
  ({ url, ...request }, at) => ({ ...request, url: `${url}?${'%'.repeat(at % 10)}` }),
  ({ url, ...request }) => ({ ...request, url: `${url}/` }),
  ({ url, ...request }) => ({ ...request, url: url.replace(/[^/]*$/, '%00') }),
  ({ url, ...request }, at) => ({ ...request, url: url.replace(/[^/]*$/, 'x'.repeat(at % 20_000)) }),
]
