import type { TextRevision } from '../api.ts'

/** Saves by one author that follow each other within this time are one sitting. */
const PAUSE_MS = 10 * 60_000

export interface Save extends TextRevision {
  /** How many words it has more than the version before; null when that one is not loaded. */
  wordsMore: number | null
}

/** What one author saved without a long pause, the newest first. */
export interface Sitting {
  author: string | null
  saves: readonly Save[]
  wordsMore: number | null
}

/**
 * Groups versions, the newest first, into sittings. What was brought back from the history stands alone. `isWhole`:
 * whether the last of them is the first version of the text.
 */
export function groupSittings(revisions: readonly TextRevision[], isWhole: boolean): Sitting[] {
  const sittings: { author: string | null; saves: Save[] }[] = []
  for (const [at, revision] of revisions.entries()) {
    const before = revisions[at + 1]?.word_count ?? (isWhole ? 0 : null)
    const save = { ...revision, wordsMore: before === null ? null : revision.word_count - before }
    const sitting = sittings.at(-1)
    const later = sitting?.saves.at(-1)
    if (sitting && later && isOneSitting(later, revision)) sitting.saves.push(save)
    else sittings.push({ author: revision.saved_by, saves: [save] })
  }
  return sittings.map((sitting) => ({ ...sitting, wordsMore: sumWords(sitting.saves) }))
}

function isOneSitting(later: TextRevision, earlier: TextRevision): boolean {
  if (later.restored_from !== null || earlier.restored_from !== null) return false
  if (later.saved_by !== earlier.saved_by) return false
  return timeOf(later) - timeOf(earlier) < PAUSE_MS
}

function timeOf({ saved_at: at }: TextRevision): number {
  return at === null ? 0 : Date.parse(at)
}

function sumWords(saves: readonly Save[]): number | null {
  return saves.reduce<number | null>(
    (sum, { wordsMore }) => (sum === null || wordsMore === null ? null : sum + wordsMore),
    0,
  )
}
