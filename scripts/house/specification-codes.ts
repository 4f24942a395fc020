import type { SourceFile } from './read-module.ts'

export const CODES = 'docs/codes.md'

/** A code, such as K-06 or C-041e, and where it is. */
export interface CodeUse {
  code: string
  path: string
  line: number
}

/** Without docs/decisions, which are history: a code that only they cite needs no row. */
const CITING = /^(src|bin)\/|^docs\/[^/]+\.md$/
const CODE = /\b[SDFMVCRNKETPGA]-\d{2,3}[a-z]?\b/g
/** "F-050 to F-052" cites F-051, too. */
const RANGE = /\b([SDFMVCRNKETPGA])-(\d{2,3}) to \1-(\d{2,3})\b/g
const ROW = /^\| *([A-Z]-\d{2,3}[a-z]?) *\|/g

/** Each code that the source or a document cites, at most once for each line. */
export function listCited(files: readonly SourceFile[]): CodeUse[] {
  return files
    .filter(({ path }) => CITING.test(path) && path !== CODES)
    .flatMap((file) => readLines(file, listCodes))
}

/** The code of each row of the tables. */
export function listExplained(files: readonly SourceFile[]): CodeUse[] {
  return files
    .filter(({ path }) => path === CODES)
    .flatMap((file) => readLines(file, (line) => [...line.matchAll(ROW)].map(([, code = '']) => code)))
}

function readLines({ path, text }: SourceFile, read: (line: string) => string[]): CodeUse[] {
  return text
    .split('\n')
    .flatMap((line, index) => read(line).map((code) => ({ code, path, line: index + 1 })))
}

function listCodes(line: string): string[] {
  const named = line.match(CODE) ?? []
  const between = [...line.matchAll(RANGE)].flatMap(([, letter = '', first = '', last = '']) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first)) },
      (_, step) => `${letter}-${String(Number(first) + step).padStart(first.length, '0')}`,
    ),
  )
  return [...new Set([...named, ...between])]
}
