/** A text in which what looks the same is the same, and where each of its characters stands in the original. */
export interface FoldedText {
  original: string
  folded: string
  /** By place in `folded`: where the character begins and ends in the original. */
  starts: readonly number[]
  ends: readonly number[]
}

const QUOTATION_MARKS = '"\'`´‘’‚‛“”„‟‹›«»′″‵‶〝〞〟「」『』＂＇｢｣'
const DASHES = '-‐‑‒–—―−﹘﹣－'
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/
/** A character with the marks that belong to it, so that every Unicode form of it is found. */
const CLUSTER = /\P{M}[\p{M}\u1160-\u11ff]*|\p{M}+/uy

/**
 * Makes white space, quotation marks, dashes, ellipses and Unicode forms alike. White space around dashes and ellipses
 * and between Chinese or Japanese characters does not count, and invisible characters are left out.
 */
export function foldText(original: string): FoldedText {
  const text: Folding = { codes: [], starts: [], ends: [] }
  let at = 0
  while (at < original.length) {
    const end = findClusterEnd(original, at)
    const code = original.charCodeAt(at)
    if (end === at + 1 && isPlain(code)) addCode(text, { code, start: at, end })
    else addCluster(text, { cluster: original.slice(at, end), start: at, end })
    at = end
  }
  if (text.codes.at(-1) === SPACE) dropLast(text)
  return { original, folded: toText(text.codes), starts: text.starts, ends: text.ends }
}

interface Folding {
  /** UTF-16 code units. */
  codes: number[]
  starts: number[]
  ends: number[]
}

const SPACE = 0x20
const DOT = 0x2e
const DASH = 0x2d
const ELLIPSIS = 0x20_26

/** Latin letters without a mark after them are most of a text: they need no expression. */
function findClusterEnd(text: string, at: number): number {
  if (text.charCodeAt(at) < 0x3_00 && !(text.charCodeAt(at + 1) >= 0x3_00)) return at + 1
  CLUSTER.lastIndex = at
  return at + (CLUSTER.exec(text)?.[0].length ?? 1)
}

function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === SPACE || code === DOT
}

function addCluster(text: Folding, { cluster, start, end }: { cluster: string; start: number; end: number }) {
  for (const character of cluster.normalize('NFKC')) {
    const shown = foldCharacter(character)
    for (let at = 0; at < shown.length; at++) addCode(text, { code: shown.charCodeAt(at), start, end })
  }
}

function foldCharacter(character: string): string {
  if (INVISIBLE.test(character)) return ''
  if (/\s/.test(character)) return ' '
  if (QUOTATION_MARKS.includes(character)) return '"'
  return DASHES.includes(character) ? '-' : character
}

function addCode(text: Folding, { code, start, end }: { code: number; start: number; end: number }): void {
  const { codes, starts, ends } = text
  const last = codes.at(-1) ?? SPACE
  if (code === SPACE && (last === SPACE || isLoose(last))) return
  if (last === SPACE && (isLoose(code) || (isWide(code) && isWide(codes.at(-2) ?? 0)))) dropLast(text)
  codes.push(code)
  starts.push(start)
  ends.push(end)
  if (code === DOT && last === DOT && codes.at(-3) === DOT) joinDots(text)
}

function joinDots(text: Folding): void {
  const end = text.ends.at(-1) ?? 0
  dropLast(text)
  dropLast(text)
  const start = text.starts.at(-1) ?? 0
  dropLast(text)
  if (text.codes.at(-1) === SPACE) dropLast(text)
  text.codes.push(ELLIPSIS)
  text.starts.push(start)
  text.ends.push(end)
}

function dropLast({ codes, starts, ends }: Folding): void {
  codes.pop()
  starts.pop()
  ends.pop()
}

function isLoose(code: number): boolean {
  return code === DASH || code === ELLIPSIS
}

/** Whether it is of Chinese or Japanese, which put no spaces between words. */
function isWide(code: number): boolean {
  return code >= 0x30_00 && (code <= 0x30_ff || (code >= 0x34_00 && code <= 0x9f_ff) || code >= 0xf9_00)
}

/** Code units that one call may take as arguments. */
const MOST_ARGUMENTS = 8_192

function toText(codes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < codes.length; at += MOST_ARGUMENTS)
    text += String.fromCharCode(...codes.slice(at, at + MOST_ARGUMENTS))
  return text
}
