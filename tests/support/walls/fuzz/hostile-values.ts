import fc from 'fast-check'

/** A placeholder for a number that no double can hold; bodies have the digits instead. */
export const TOO_LARGE = 'a number with four hundred digits'

/** Texts that break careless code. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eright to left',
  '\u200b\ufeff',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z̸̡̢͔͎̪̱͍͉̈́̈́',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '\\u0000',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\r\nset-cookie: a=b',
  '(a+)+$',
  '[',
  '1,2,,3',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00Z',
  'x'.repeat(100_000),
  '€'.repeat(201),
]

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  Number.NaN,
]

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 10 })
  .map((points) => String.fromCodePoint(...points))

/** Values that no honest client sends. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers, TOO_LARGE) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
  { weight: 2, arbitrary: anyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map(nest) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => Array(length).fill(1)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(...hostileTexts.slice(1, 5).map((text) => ({ [text]: [text] }))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ toString: 1, valueOf: 'x' }, { length: 1e9 }, ['__proto__']),
  },
)

function nest(depth: number): unknown {
  return depth === 0 ? 1 : depth % 2 === 0 ? [nest(depth - 1)] : { a: nest(depth - 1) }
}
