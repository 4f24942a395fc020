import type { Node as ProseNode } from '@milkdown/kit/prose/model'

/** A block of the document, where it starts there, and its markdown. */
interface PlacedBlock {
  node: ProseNode
  start: number
  source: string
}

/** A piece of a block's text: where it is in that text, and in the document. */
interface Run {
  at: number
  pos: number
  length: number
}

const WORD = /[\p{L}\p{N}]+/gu
/** Where a link or an image leads, which may have the words of the text. */
const TARGET = /\]\([^()\n]{0,2000}\)/g
/** So far from the last word, a sign is looked for that stands between two words. */
const MOST_BETWEEN = 8

/**
 * The place in a block's markdown of a place in the document: its words are found in the markdown one after the other, and
 * what stands between them there is markdown's own.
 */
export function toSource({ node, start, source }: PlacedBlock, pos: number): number {
  const { text, runs } = readRuns(node, start)
  const run = runs.findLast((each) => each.pos <= pos)
  if (run === undefined) return 0
  const place = run.at + Math.min(pos - run.pos, run.length)
  let [from, at] = [0, 0]
  for (const word of findWords(text, source)) {
    if (place < word.start) break
    if (place <= word.end) return word.at + place - word.start
    from = word.end
    at = word.at + word.end - word.start
  }
  const isNewLine = text.slice(0, place).endsWith('\n')
  if (isNewLine && text.slice(place).trim() === '') return source.length
  return isNewLine ? startOfNext(text, source, place) : followSigns(source, at, text.slice(from, place))
}

/** The other way round. */
export function toDocument({ node, start, source }: PlacedBlock, offset: number): number {
  const { text, runs } = readRuns(node, start)
  const place = toText(text, source, offset)
  const run = runs.findLast(({ at }) => at <= place) ?? { at: 0, pos: start, length: 0 }
  return run.pos + Math.min(place - run.at, run.length)
}

/** The place in a block's text of a place in its markdown. */
function toText(text: string, source: string, offset: number): number {
  const shown = hideTargets(source)
  let [from, at] = [0, 0]
  for (const word of findWords(text, source)) {
    if (offset < word.at) return followSigns(text.slice(0, word.start), from, shown.slice(at, offset))
    const length = word.end - word.start
    if (offset <= word.at + length) return word.start + offset - word.at
    from = word.end
    at = word.at + length
  }
  return followSigns(text, from, shown.slice(at, offset))
}

interface FoundWord {
  /** Where it is in the block's text. */
  start: number
  end: number
  /** Where it starts in the markdown. */
  at: number
}

/** The words of a text with their places in its markdown; those with signs of markdown inside are left out. */
function findWords(text: string, source: string): FoundWord[] {
  const found: FoundWord[] = []
  const shown = hideTargets(source)
  let next = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const at = shown.indexOf(word, next)
    if (at < 0) continue
    found.push({ start: index, end: index + word.length, at })
    next = at + word.length
  }
  return found
}

/** With signs that no text has in place of the targets. */
function hideTargets(source: string): string {
  return source.replaceAll(TARGET, (target) => '\0'.repeat(target.length))
}

function startOfNext(text: string, source: string, place: number): number {
  return findWords(text, source).find(({ start }) => start >= place)?.at ?? source.length
}

/** Goes on behind those signs and spaces between two words that the other form of the text has too. */
function followSigns(other: string, from: number, signs: string): number {
  let at = from
  for (const sign of signs) {
    const found = other.indexOf(sign, at)
    if (found >= 0 && found - at <= MOST_BETWEEN) at = found + sign.length
  }
  return at
}

/** The text of a block, with a line for each of the blocks inside it. */
function readRuns(block: ProseNode, start: number): { text: string; runs: Run[] } {
  let text = ''
  const runs: Run[] = []
  const add = (node: ProseNode, pos: number) => {
    if (node.isTextblock) {
      if (runs.length > 0) text += '\n'
      runs.push({ at: text.length, pos: pos + 1, length: 0 })
    } else if (node.isText) {
      const words = node.text ?? ''
      runs.push({ at: text.length, pos, length: words.length })
      text += words
    }
  }
  add(block, start)
  block.descendants((node, pos) => add(node, start + 1 + pos))
  return { text, runs }
}
