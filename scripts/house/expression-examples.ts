import { file, type Example } from './example.ts'
import { JUDGED } from './judged-expressions.ts'

const judged = (linear: string[], others: Record<string, object> = {}) =>
  file(JUDGED, JSON.stringify({ checker: 'a checker', linear, others }))
const SLOW = { '/\\s+$/': { growth: 'quadratic', attack: null } }
const PLACE = 'src/features/topics/rules.ts'

export const expressionExamples: Example[] = [
  {
    rule: 'every expression is judged',
    breaks: [
      { ...judged([]), ...file(PLACE, 'const a = /a/') },
      { ...judged(['/a/']), ...file(PLACE, 'const a = /a/i') },
      { ...judged(['/a/']), ...file(PLACE, "const b = new RegExp('b')") },
      { ...judged(['/a/', '/b/']), ...file(PLACE, 'const a = /a/') },
    ],
    keeps: [
      { ...judged(['/a/']), ...file(PLACE, 'const a = /a/g') },
      { ...judged([]), ...file('src/features/topics/rules.test.ts', 'const a = /a/') },
      { ...judged([]), ...file('scripts/check.ts', 'const a = /a/') },
      {
        ...judged(['/x-a+/i']),
        ...file(PLACE, "const A = 'a'\nconst B = `x-${A}`\nconst c = new RegExp(`${B}+`, 'gi')"),
      },
    ],
  },
  {
    rule: 'no expression explodes',
    breaks: [
      { ...judged([], SLOW), ...file(PLACE, 'const a = /\\s+$/') },
      { ...judged([], SLOW), ...file(PLACE, '// At most 200 characters.\nconst a = /\\s+$/') },
      {
        ...judged([], SLOW),
        ...file(PLACE, '// At most 200 characters: a name.\nconst a = 1\nconst b = /\\s+$/'),
      },
    ],
    keeps: [
      { ...judged(['/\\s+/']), ...file(PLACE, 'const a = /\\s+/') },
      {
        ...judged([], SLOW),
        ...file(PLACE, '// At most 1,000 characters: longer names\n// are refused.\nconst a = /\\s+$/'),
      },
    ],
  },
  {
    rule: 'an expression made at run time says of what',
    breaks: [
      file(PLACE, 'const a = new RegExp(b)'),
      file(PLACE, "const a = RegExp(['a', 'b'].join('|'))"),
      file('sandbox/stage/a.ts', "const a = new RegExp('a', b)"),
    ],
    keeps: [
      file(PLACE, '// Made of the names above, which are letters alone.\nconst a = new RegExp(b)'),
      file(PLACE, "const a = new RegExp('a')"),
    ],
  },
]
