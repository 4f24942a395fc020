import { diff3MergeRegions } from 'node-diff3'
import { findWordDifferences } from './find-differences.ts'
import type { Segment } from './segments.ts'
import { listLines, listWords } from './text-pieces.ts'

export interface Versions {
  /** The text that both began with. */
  base: string
  mine: string
  theirs: string
}

interface Pieces {
  base: string[]
  mine: string[]
  theirs: string[]
}

/** A longer part is not looked through word by word, because that takes time with the square of its length. */
const MOST_WORDS = 2_000
/** After this time the rest is merged and shown by lines only. */
const WORDS_MS = 2_000

/** Merges two texts that were made from the same one: line by line, and word by word where both changed a line. */
export function mergeTexts(versions: Versions): Segment[] {
  const lines = mergePieces(splitBy(listLines, versions))
  const end = performance.now() + WORDS_MS
  const byWords = (segment: Segment) =>
    performance.now() > end ? [segment] : mergeWords(segment).flatMap(narrow)
  return joinEqual(lines.flatMap(byWords))
}

function mergeWords(segment: Segment): Segment[] {
  if (segment.kind !== 'overlap') return [segment]
  const { before: base, mine, theirs } = segment
  const words = splitBy(listWords, { base, mine, theirs })
  if (Object.values(words).some(({ length }) => length > MOST_WORDS)) return [segment]
  const merged = mergePieces(words)
  return merged.some(({ kind }) => kind === 'overlap') ? [segment] : merged
}

/** Leaves the words of a changed passage that stayed out of the change. */
function narrow(segment: Segment): Segment[] {
  if (segment.kind === 'same' || segment.kind === 'overlap') return [segment]
  const { kind, before, after } = segment
  if (before === '' || after === '') return [segment]
  return findWordDifferences(before, after).map((part) => {
    if (part.kind === 'same') return { kind: 'same', text: part.text }
    return part.kind === 'added'
      ? { kind, before: '', after: part.text }
      : { kind, before: part.text, after: '' }
  })
}

function mergePieces({ base, mine, theirs }: Pieces): Segment[] {
  const found: Segment[] = []
  const at = { base: 0, mine: 0, theirs: 0 }
  /** What was in the base before this place is what one of the two has taken out. */
  const takeOut = (place: number) => {
    const before = base.slice(at.base, place)
    at.base = place
    if (before.length === 0) return
    const isInMine = before.every((piece, index) => mine[at.mine + index] === piece)
    if (isInMine) at.mine += before.length
    else at.theirs += before.length
    found.push({ kind: isInMine ? 'theirs' : 'mine', before: before.join(''), after: '' })
  }
  const regions = diff3MergeRegions(mine, base, theirs)
  for (const [index, region] of regions.entries()) {
    if (!region.stable) {
      takeOut(region.oStart)
      found.push(writeOverlap(region))
      at.base = region.oStart + region.oLength
      at.mine = region.aStart + region.aLength
      at.theirs = region.bStart + region.bLength
      continue
    }
    const { bufferStart: start, bufferLength: length, bufferContent: pieces } = region
    const text = pieces.join('')
    if (region.buffer === 'o') {
      takeOut(start)
      found.push({ kind: 'same', text })
      at.base += length
      at.mine += length
      at.theirs += length
      continue
    }
    // A change reaches to the next region that has a place in the base.
    const end = placeInBase(regions[index + 1]) ?? base.length
    const before = base.slice(at.base, end)
    const isMine = region.buffer === 'a'
    at.mine += isMine ? length : before.length
    at.theirs += isMine ? before.length : length
    at.base = end
    found.push({ kind: isMine ? 'mine' : 'theirs', before: before.join(''), after: text })
  }
  takeOut(base.length)
  return found
}

type Region = ReturnType<typeof diff3MergeRegions<string>>[number]
type Unstable = Extract<Region, { stable: false }>

function placeInBase(region: Region | undefined): number | null {
  if (region === undefined) return null
  if (!region.stable) return region.oStart
  return region.buffer === 'o' ? region.bufferStart : null
}

function writeOverlap({ aContent, oContent, bContent }: Unstable): Segment {
  const [mine, before, theirs] = [aContent.join(''), oContent.join(''), bContent.join('')]
  return mine === theirs ? { kind: 'both', before, after: mine } : { kind: 'overlap', before, mine, theirs }
}

function splitBy(split: (text: string) => string[], { base, mine, theirs }: Versions): Pieces {
  return { base: split(base), mine: split(mine), theirs: split(theirs) }
}

/** Joins neighbours without a change. */
function joinEqual(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (last?.kind === 'same' && segment.kind === 'same') last.text += segment.text
    else joined.push({ ...segment })
  }
  return joined
}
