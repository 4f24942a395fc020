import { scale } from './find-scale.ts'
import { findUnits } from './find-units.ts'
import type { NumberMention } from './mention.ts'
import { findNaming } from './names.ts'
import { readFigure } from './read-figure.ts'

const FIGURE = /\p{Nd}+(?:[.,'’٫٬ \u00a0\u2009\u202f]\p{Nd}+)*/gu
const MONTH_AFTER = /^[ \u00a0]?月(?!間)/u
/** Characters after a number in which its scale and its unit stand. */
const AFTER = 60

/** Numbers in digits of all scripts. */
export function readFigures(text: string, language: string): NumberMention[] {
  return [...text.matchAll(FIGURE)]
    .flatMap(({ 0: figure, index }) => splitGroups(figure, index, language))
    .map((part) => readPart(text, part))
}

interface Part {
  text: string
  start: number
  end: number
}

/** Cuts a figure where a space, or a mark that makes no number, parts two numbers. */
function splitGroups(figure: string, start: number, language: string): Part[] {
  const cuts: Part[] = []
  let from = 0
  for (const { index } of figure.matchAll(/[ \u00a0\u2009\u202f]/g)) {
    const before = /\p{Nd}{0,4}$/u.exec(figure.slice(Math.max(from, index - 4), index))?.[0].length ?? 0
    const after = /^\p{Nd}*/u.exec(figure.slice(index + 1))?.[0].length ?? 0
    const isPlain = figure[index] === ' ' && language === 'en'
    if (!isPlain && before <= 3 && after === 3) continue
    cuts.push({ text: figure.slice(from, index), start: start + from, end: start + index })
    from = index + 1
  }
  cuts.push({ text: figure.slice(from), start: start + from, end: start + figure.length })
  return cuts.flatMap((part) => (readFigure(part.text) === null ? listDigits(part) : [part]))
}

function listDigits({ text, start }: Part): Part[] {
  return [...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => ({
    text: digits,
    start: start + index,
    end: start + index + digits.length,
  }))
}

function readPart(text: string, part: Part): NumberMention {
  const after = text.slice(part.end, part.end + AFTER)
  const values = readFigure(part.text) ?? []
  if (MONTH_AFTER.test(after)) return { ...part, kind: 'month', values, units: [], isName: false }
  const before = text.slice(Math.max(0, part.start - 20), part.start)
  const scaled = scale(values, after)
  return {
    ...part,
    kind: 'number',
    values: scaled.values,
    units: findUnits(before, scaled.rest),
    ...findNaming(text, part, values[0] ?? 0),
  }
}
