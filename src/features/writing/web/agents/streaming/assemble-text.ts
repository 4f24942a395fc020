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
  /** The part that grew when the connection was lost, until the server has given all of it: its end may be missing. */
  cut?: number | undefined
}

/** Adds a piece. One of an older run is left out; the first one of a newer run replaces the text, and one at 0 its part. */
export function followPiece(now: Written | null, { runId, part, at, text }: Piece): Written {
  if (now !== null && runId < now.runId) return now
  const ofRun = now?.runId === runId ? now : null
  const known = ofRun?.parts ?? []
  const cut = ofRun?.cut === part && at === 0 ? undefined : ofRun?.cut
  const before = at === 0 ? [] : (known.find((one) => one.part === part)?.stretches ?? [])
  const stretches = join([...before, { at, text }])
  return { runId, parts: place(known, { part, stretches }), growing: part, cut }
}

/** Remembers that pieces may have been missed: a part whose end is missing looks like a whole one. */
export function loseTouch(now: Written): Written {
  return { ...now, cut: now.cut ?? now.growing }
}

/** Puts the finished parts, which the server keeps, in the place of what has come of them. */
export function fillParts(now: Written | null, { runId, parts }: FinishedParts): Written | null {
  if (parts.length === 0 || (now !== null && runId < now.runId)) return now
  const known = now?.runId === runId ? now : { parts: [], growing: -1, cut: undefined }
  const filled = parts.reduce<readonly WrittenPart[]>(
    (all, { part, text }) => place(all, { part, stretches: [{ at: 0, text }] }),
    known.parts,
  )
  const cut = parts.some(({ part }) => part === known.cut) ? undefined : known.cut
  return { runId, parts: filled, growing: known.growing, cut }
}

/** Whether words are missing that the server may have by now. */
export function hasGap({ parts, cut }: Pick<Written, 'parts' | 'cut'>): boolean {
  return (
    cut !== undefined || parts.some(({ part, stretches }, index) => part !== index || isBroken(stretches))
  )
}

/** Whether the beginning of a part or something in it is missing. */
export function isBroken(stretches: readonly Stretch[]): boolean {
  return stretches.length !== 1 || stretches[0]?.at !== 0
}

function place(parts: readonly WrittenPart[], part: WrittenPart): readonly WrittenPart[] {
  const others = parts.filter((one) => one.part !== part.part)
  return [...others, part].toSorted((one, other) => one.part - other.part)
}

/** Joins stretches that touch. Where two tell different words for the same place, the one that came later counts. */
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
