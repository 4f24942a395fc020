import { findPlace, isTest } from './places.ts'
import { forEachLine, type Finding, type Rule } from './rule.ts'
import type { Module } from './read-module.ts'

const MARKS = /\b(TODO|FIXME|XXX|HACK)\b/
const MACHINE_PATH = /(?<![\w./:-])(\/work\/|\/root\/|\/home\/[a-z]|\/Users\/[A-Za-z]|\/tmp\/\w)/
const REGISTRY = /\bregistry\.[a-z0-9-]+\.[a-z]|\bnpmjs\.(org|com)\b|\bpypi\.org\b/
/** A statement, or a query of the driver, with a type argument. */
const UNCHECKED_ROWS = /\bsql<|\.query</
const ROWS = 'src/platform/server/database/rows.ts'
const FIRST_ROW = /\brows\[0\]/
/** Files in which `rows` are rows of the database; elsewhere they are rows of files or of tables on screen. */
const READS_ROWS = /^src\/(app|platform)\/|\/server\//
const LEAST_WORDS = 3
const COMMENT_LINE = /^\s*(?:\/\*|\*|\/\/)/
const RIDDLE_WORD = /(?<!`)\b(whoever|nobody|somebody|anew)\b/i
/** The beginning of a rule that is neither `@media` nor a step of an animation, and names no class. */
const CLASSLESS = /^\s*(?![\s@\d]|from |to )[^.]*\{$/
const CODE_ALONE = /\/\*\* [A-Z]{1,2}-\d+\.? \*\//

export const textRules: Rule[] = [
  forEachLine('no notes about work to do', (line) => {
    const mark = MARKS.exec(line)?.[1]
    return mark === undefined ? null : `${mark}: do it now or write it down outside the code`
  }),
  forEachLine('types are not silenced', (line) =>
    /@ts-(ignore|expect-error|nocheck)/.test(line) ? 'a type error is mended, not silenced' : null,
  ),
  forEachLine('no path of a machine', (line, path) => {
    const found = MACHINE_PATH.exec(line)?.[1]
    const isAllowed = found === undefined || (found.startsWith('/tmp/') && isTest(path))
    return isAllowed ? null : `${found} is a path of one machine`
  }),
  forEachLine('no package registry', (line) =>
    REGISTRY.test(line) ? 'which registry packages come from is the machine’s business' : null,
  ),
  forEachLine('rows are read by their shape', (line, path) => {
    if (isTest(path) || !path.startsWith('src/') || path === ROWS) return null
    if (UNCHECKED_ROWS.test(line))
      return 'a row type by hand is checked by nobody: give the shape to listRows, findRow or oneRow'
    return READS_ROWS.test(path) && FIRST_ROW.test(line) ? 'a first row is read by findRow or oneRow' : null
  }),
  forEachLine('a style belongs to a class', (line, path) =>
    path.endsWith('.module.css') && CLASSLESS.test(line)
      ? 'without a class of this file it changes other screens, too'
      : null,
  ),
  forEachLine('comments are in plain words', (line, path) => {
    if (!/\.(tsx?|css)$/.test(path) || !COMMENT_LINE.test(line)) return null
    const word = RIDDLE_WORD.exec(line)?.[1]
    if (word !== undefined) return `"${word}" in a comment: say which user, caller, process or time`
    if (/\/\*\* null: /.test(line))
      return '"null:" begins no sentence: say what the value is, and when it is null'
    return CODE_ALONE.test(line)
      ? 'a code alone explains nothing: say in a few words what it means here'
      : null
  }),
  forEachModule('named exports only', ({ path, defaultExports }) =>
    /\.(config|d)\.ts$/.test(path)
      ? []
      : defaultExports.map((line) => ({ line, sentence: 'export it by name, not as default' })),
  ),
  forEachModule('pure rooms know no clock, chance or network', ({ path, impurities }) =>
    isTest(path) || findPlace(path)?.isPure !== true
      ? []
      : impurities.map(({ line, words }) => ({ line, sentence: `${words} has no place in a pure room` })),
  ),
  forEachModule('test names are sentences', ({ path, testCalls }) =>
    isTest(path)
      ? testCalls
          .filter(({ name }) => name !== null && name.trim().split(/\s+/).length < LEAST_WORDS)
          .map(({ line, name }) => ({ line, sentence: `"${name}" is no sentence` }))
      : [],
  ),
  forEachModule('every test runs, or says why not', ({ path, testCalls }) =>
    isTest(path)
      ? testCalls
          .filter(({ kind }) => kind !== 'named')
          .map(({ line, kind }) => ({ line, sentence: SENTENCES[kind] }))
      : [],
  ),
]

const SENTENCES = {
  named: '',
  only: '.only keeps all other tests from running',
  skip: "a skipped test says why: context.skip('reason')",
  unexplained: "this test may not run and cannot say why: use context.skip(condition, 'reason') inside",
}

function forEachModule(name: string, judge: (module: Module) => Omit<Finding, 'path'>[]): Rule {
  return {
    name,
    find: ({ modules }) =>
      modules.flatMap((module) => judge(module).map((finding) => ({ path: module.path, ...finding }))),
  }
}
