import fc from 'fast-check'

/** Signs that are stored or compared wrongly where text is trimmed, normalised or cut by UTF-16 units. */
const SIGNS = [
  'a',
  ' ',
  '\r\n',
  '\n',
  '\t',
  '\u0001',
  '\u001f',
  '\u007f',
  'é',
  'e\u0301',
  '漢',
  '\u2028',
  '\ufeff',
]
/** The first two share their first half, and the last two their second half. */
const PAIRS = ['\u{1f600}', '\u{1f601}', '\u{1f201}']

const sign = fc.oneof(
  fc.constantFrom(...SIGNS, ...PAIRS),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one !== '\0'),
)
const signs = fc.array(sign, { maxLength: 12 })
const edit = fc.record({ at: fc.nat(40), removed: fc.nat(20), added: signs })

/** The versions of one text: each is the one before with a part replaced, or something else. */
export const anyVersions = fc
  .array(fc.oneof({ weight: 4, arbitrary: edit }, { weight: 1, arbitrary: signs }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let now: string[] = []
    return steps.map((step) => {
      now = Array.isArray(step) ? step : now.toSpliced(step.at, step.removed, ...step.added)
      return now.join('')
    })
  })
