import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { JUDGED, readJudged } from '../house/judged-expressions.ts'
import { ROOT } from '../run-tool.ts'
import { makeHostileTexts } from './hostile-texts.ts'
import { judgeExpression } from './judge-expression.ts'
import { listAllExpressions, type NamedExpression } from './list-all-expressions.ts'

const LENGTH = 16_384
const LONGEST_MS = 50
const SHORT = 2_048
const SOON_MS = 0.1
const judged = readJudged(readFileSync(join(ROOT, JUDGED), 'utf8'))

test('no expression takes 50 ms for a hostile text of 16 KB, or of its maximum length', () => {
  const slow = listAllExpressions().flatMap((expression) => {
    const found = findSlowText(expression)
    return found === null
      ? []
      : [`${expression.name}: ${found.ms} ms for ${JSON.stringify(found.text.slice(0, 60))}`]
  })
  expect(slow).toEqual([])
})

test('the hostile texts find expressions that are known to be slow', () => {
  const exploding: [source: string, most: number][] = [
    [
      String.raw`<(?:\w+:)?loc\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([\s\S]*?)\s*(?:\]\]>)?\s*<\/(?:\w+:)?loc\s*>`,
      100,
    ],
    [String.raw`<(sitemap|url)\b[^>]*>([\s\S]*?)<\/\1\s*>`, 90_000],
    [String.raw`[\w-]*(?:token|key)s?\s*[=:]`, 16_000],
    [String.raw`\s+$`, 16_000],
    [String.raw`^(a|a)*$`, 25],
  ]
  const found = exploding.filter(
    ([source, most]) => findSlowText({ name: '', source, flags: '', bounds: [most] }) !== null,
  )
  expect(found).toEqual(exploding)
})

test.each([
  [String.raw`^(a|a)*$`, 'exponential'],
  [String.raw`\s+$`, '2nd degree polynomial'],
])('the checker finds that the time of %s grows too fast', async (source, growth) => {
  expect(await judgeExpression({ source, flags: '' })).toMatchObject({ growth })
})

test('the checker finds that a linear expression is linear', async () => {
  expect(await judgeExpression({ source: String.raw`^a\s+b`, flags: '' })).toBe('linear')
})

function findSlowText({ name, source, flags, bounds }: NamedExpression) {
  const expression = new RegExp(source, `${flags}g`)
  const attack = judged.others[name]?.attack ?? null
  const most = bounds.includes(null) ? LENGTH : Math.max(...bounds.map(Number))
  const match = (text: string) => text.match(expression)
  for (const make of makeHostileTexts({ source, attack })) {
    if (most <= LENGTH && isSoonRead(make(Math.min(most, SHORT)), match)) continue
    const text = make(most)
    const measure = () => measureProcessorTime(() => match(text))
    // Twice, because the first time includes compiling the expression.
    const ms = Math.min(measure(), measure())
    if (ms > LONGEST_MS) return { text, ms: Math.round(ms) }
  }
  return null
}

/** Skips fast expressions: one that takes 50 ms for 16 KB takes at least a hundredth of that for 2 KB. */
function isSoonRead(text: string, match: (text: string) => unknown): boolean {
  if (text.length < SHORT) return false
  const begun = performance.now()
  match(text)
  return performance.now() - begun < SOON_MS
}
