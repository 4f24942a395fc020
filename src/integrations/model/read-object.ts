import type { z } from 'zod'
import { cleanAnswer } from './clean-answer.ts'

/**
 * Finds the object of a schema in what a model has written: alone, in a code fence, or between sentences; commas before a
 * closing bracket are dropped. An end that is missing is not made up. Otherwise it returns what is wrong.
 */
export function readObject<T extends z.ZodType>(schema: T, text: string): { object: z.infer<T> } | Mismatch {
  let mismatch: Mismatch | null = null
  for (const value of listValues(text)) {
    const parsed = schema.safeParse(value)
    if (parsed.success) return { object: parsed.data }
    mismatch ??= describeMismatch(parsed.error)
  }
  return mismatch ?? { isOtherShape: true, trouble: 'It is not valid JSON, or its end is missing.' }
}

interface Mismatch {
  /** Whether the provider cannot have held on to the schema: kinds of values differ, not only lengths or words. */
  isOtherShape: boolean
  trouble: string
}

const MOST_ISSUES = 20
const STRUCTURAL = new Set<string>(['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_value'])

function describeMismatch({ issues }: z.ZodError): Mismatch {
  const lines = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `- ${path.join('.') || 'the whole'}: ${message}`)
  return { isOtherShape: issues.some(({ code }) => STRUCTURAL.has(code)), trouble: lines.join('\n') }
}

/** Brackets that close each other are read as one value; nothing is read from the inside of a value that is broken. */
function* listValues(text: string): Generator<unknown> {
  const whole = parseJson(text)
  if (whole !== undefined) return yield whole
  for (let from = 0; ;) {
    const at = text.slice(from).search(/[{[]/)
    const found = at === -1 ? null : readBracket(text, from + at)
    if (found === null) return
    const value = parseJson(found.json)
    if (value !== undefined) yield value
    from = found.end
  }
}

/** The text from a bracket to its closing one, without commas before closing brackets; null when it does not close. */
function readBracket(text: string, start: number): { json: string; end: number } | null {
  const tokens: string[] = []
  let depth = 0
  let at = start
  while (at < text.length) {
    const token = readToken(text, at)
    if (token === null) return null
    at += token.length
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') {
      depth -= 1
      tokens.push((tokens.pop() ?? '').replace(/,\s*$/, ''))
    }
    tokens.push(token)
    if (depth === 0) return { json: tokens.join(''), end: at }
  }
  return null
}

const STRING = /"(?:[^"\\]|\\.)*"/sy
const PLAIN = /[^"{}[\]]+/y

/** A bracket, a string or what stands between them; null for a string that does not end. */
function readToken(text: string, at: number): string | null {
  const letter = text.charAt(at)
  if ('{}[]'.includes(letter)) return letter
  const expression = letter === '"' ? STRING : PLAIN
  expression.lastIndex = at
  return expression.exec(text)?.[0] ?? null
}

function parseJson(text: string): unknown {
  try {
    // Escapes such as \u0000 become characters only here.
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? cleanAnswer(value) : value,
    )
  } catch {
    return undefined
  }
}
