import { JUDGED, nameExpression, readJudged, type Judged } from './judged-expressions.ts'
import { isTest } from './places.ts'
import type { Expression } from './read-expressions.ts'
import type { Finding, House, Rule } from './rule.ts'

/** The folders whose code reads texts from outside. */
const PROGRAM = /^(src|sandbox|bin)\//

/** No text from outside may make a regular expression run for a very long time. */
export const expressionRules: Rule[] = [
  { name: 'every expression is judged', find: findUnjudged },
  { name: 'no expression explodes', find: findExploding },
  { name: 'an expression made at run time says of what', find: findMade },
]

type Placed = Expression & { path: string }

/** The regular expressions of all code that reads texts from outside. */
export function listExpressions({ modules }: Pick<House, 'modules'>): Placed[] {
  return modules
    .filter(({ path }) => PROGRAM.test(path) && !isTest(path))
    .flatMap(({ path, expressions }) => expressions.map((expression) => ({ ...expression, path })))
}

function findUnjudged(house: House): Finding[] {
  const judged = findJudged(house)
  if (judged === null) return []
  const names = new Map(listNamed(house).map((one) => [one.name, one]))
  const known = new Set([...judged.linear, ...Object.keys(judged.others)])
  const unknown = [...names.values()].filter(({ name }) => !known.has(name))
  const gone = [...known].filter((name) => !names.has(name))
  return [
    ...unknown.map(({ path, line, name }) => ({
      path,
      line,
      sentence: `nobody has judged how long ${name} may take: npm run expressions`,
    })),
    ...gone.map((name) => ({ path: JUDGED, line: 1, sentence: `${name} is gone: npm run expressions` })),
  ]
}

function findExploding(house: House): Finding[] {
  const others = findJudged(house)?.others ?? {}
  return listNamed(house).flatMap(({ path, line, name, most }) => {
    const growth = others[name]?.growth
    return growth === undefined || most !== null
      ? []
      : [
          {
            path,
            line,
            sentence: `the time of ${name} grows faster than its text (${growth}): write it otherwise, or say above it “At most … characters: why”`,
          },
        ]
  })
}

function findMade(house: House): Finding[] {
  return listExpressions(house)
    .filter(({ source, madeOf }) => source === null && madeOf === null)
    .map(({ path, line }) => ({
      path,
      line,
      sentence:
        'say above it “Made of …” and why that cannot take for ever: nobody can judge this expression',
    }))
}

function listNamed(house: House) {
  return listExpressions(house).flatMap((one) =>
    one.source === null ? [] : [{ ...one, name: nameExpression(one.source, one.flags) }],
  )
}

function findJudged({ files }: House): Judged | null {
  const text = files.find(({ path }) => path === JUDGED)?.text
  return text === undefined ? null : readJudged(text)
}
