import type { Input } from '#tests/support/walls/isolation-inputs.ts'
import { toRequest, type Operation } from '#tests/support/walls/operations.ts'

/** Bodies that are broken for every operation, and how each is refused. */
export const brokenBodies: [body: string, status: number, message: string][] = [
  ['{', 400, 'The body is no JSON.'],
  ['\ufeff{}', 400, 'The body is no JSON.'],
  ['{"token":"\\u0000"}', 400, 'The body holds a text with a NUL character or half of a character.'],
  ['{"\\ud800":"x"}', 400, 'The body holds a text with a NUL character or half of a character.'],
  ['{"__proto__":{"x":1}}', 400, 'The body has a key that is not allowed: __proto__.'],
  ['['.repeat(100_000), 400, 'The body is nested deeper than 32 levels.'],
  [`{"token":"${'x'.repeat(2_000_000)}"}`, 413, 'Request body is too large'],
]

/** Only a few, because each valid form is a password to check, which is slow on purpose. */
export const brokenForms = [
  '=&&%',
  'email=%00&password=x',
  'email=%ED%A0%80&password=%ff',
  '__proto__=x&constructor[prototype]=y&email=a&email=b',
  'x'.repeat(2_000_000),
]

/** Fields that no operation knows, some of them named like properties of every object. */
const unknownFields = {
  unknown: { toString: 1 },
  constructor: [{ valueOf: 'x' }],
  hasOwnProperty: null,
  length: 1e9,
}

/** Bodies that can be parsed but do not fit an operation: not an object, empty, or with unknown fields. */
export function listWrongBodies(operation: Operation, input: Input): { url: string; payload?: string }[] {
  const { url, body } = toRequest(operation, input)
  if (body === undefined)
    return [{ url: `${url}${url.includes('?') ? '&' : '?'}unknown[0]=1&unknown[1]=&length=1e9` }]
  const bodies = ['null', '[]', '"text"', '', JSON.stringify({ name: { toString: 1 } })]
  return [...bodies, JSON.stringify({ ...body, ...unknownFields })].map((payload) => ({ url, payload }))
}
