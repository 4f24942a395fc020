import type { z } from 'zod'
import type { writtenParts, writtenText } from '#features/writing/contract.ts'

export type Piece = Pick<z.infer<typeof writtenText.data>, 'runId' | 'part' | 'at' | 'text'>
type FinishedParts = Pick<z.infer<typeof writtenParts>, 'runId' | 'parts'>

/** What has come of one part, in order, without overlaps. */
interface Stretch {
  at: number
  text: string
}

export interface WrittenPart {
  part: number
  stretches: readonly Stretch[]
}

/** A text as far as it has come to this window. */
export interface Written {
  runId: number
  /** In their order. */
  parts: readonly WrittenPart[]
  /** The part that grows. */
  growing: number
  /** The parts that grew when a connection was lost, until the server has given all of them: their ends may be missing. */
  cuts: readonly number[]
}

/**
 * Adds a piece. One of an older run is left out; the first one of a newer run replaces the text, and one at 0 its part. So
 * does one that tells other words than those that are there: the part is written again, and its beginning was missed.
 */
export function followPiece(now: Written | null, { runId, part, at, text }: Piece): Written {
  if (now !== null && runId < now.runId) return now
  const ofRun = now?.runId === runId ? now : null
  const known = ofRun?.parts ?? []
  const cuts = (ofRun?.cuts ?? []).filter((one) => one !== part || at !== 0)
  const before = known.find((one) => one.part === part)?.stretches ?? []
  const isAgain = at === 0 || before.some((stretch) => hasOtherWords(stretch, { at, text }))
  const stretches = join([...(isAgain ? [] : before), { at, text }])
  return { runId, parts: place(known, { part, stretches }), growing: part, cuts }
}

/** Remembers that pieces may have been missed: a part whose end is missing looks like a whole one. */
export function loseTouch(now: Written): Written {
  if (now.growing < 0) return now
  return { ...now, cuts: [...now.cuts.filter((part) => part !== now.growing), now.growing] }
}

/** Puts the finished parts, which the server keeps, in the place of what has come of them. */
export function fillParts(now: Written | null, { runId, parts }: FinishedParts): Written | null {
  if (parts.length === 0 || (now !== null && runId < now.runId)) return now
  const known = now?.runId === runId ? now : { parts: [], growing: -1, cuts: [] }
  const filled = parts.reduce<readonly WrittenPart[]>(
    (all, { part, text }) => place(all, { part, stretches: [{ at: 0, text }] }),
    known.parts,
  )
  const cuts = known.cuts.filter((cut) => !parts.some(({ part }) => part === cut))
  return { runId, parts: filled, growing: known.growing, cuts }
}

/** Whether words are missing that the server may have by now. */
export function hasGap({ parts, cuts }: Pick<Written, 'parts' | 'cuts'>): boolean {
  return cuts.length > 0 || parts.some(({ part, stretches }, index) => part !== index || isBroken(stretches))
}

/** Whether the beginning of a part or something in it is missing. */
export function isBroken(stretches: readonly Stretch[]): boolean {
  return stretches.length !== 1 || stretches[0]?.at !== 0
}

function place(parts: readonly WrittenPart[], part: WrittenPart): readonly WrittenPart[] {
  const others = parts.filter((one) => one.part !== part.part)
  return [...others, part].toSorted((one, other) => one.part - other.part)
}

function hasOtherWords(known: Stretch, { at, text }: Stretch): boolean {
  const [start, end] = [Math.max(known.at, at), Math.min(known.at + known.text.length, at + text.length)]
  return (
    start < end && known.text.slice(start - known.at, end - known.at) !== text.slice(start - at, end - at)
  )
}

/** Joins stretches that touch or overlap with the same words. */
function join(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches.toSorted((one, other) => one.at - other.at)) {
    const last = joined.at(-1)
    if (last === undefined || stretch.at > last.at + last.text.length) joined.push(stretch)
    else
      joined[joined.length - 1] = {
        at: last.at,
        text: overwrite(last.text, stretch.text, stretch.at - last.at),
      }
  }
  return joined
}

function overwrite(text: string, newer: string, at: number): string {
  return text.slice(0, at) + newer + text.slice(at + newer.length)
}

/** All words that have come, for copying. */
export function readWhole(written: Written | null): string {
  const parts = written?.parts ?? []
  return parts.map(({ stretches }) => stretches.map(({ text }) => text).join(' … ')).join('\n\n')
}
