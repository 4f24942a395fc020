import type { OpenedText } from '#features/editor/web/index.ts'
import { applyChange, applyChanges } from '../../apply-change.ts'
import type { Change } from '../../screen-data.ts'

type Text = OpenedText['text']

/** Types the changes into the open text, as far as their passages still stand there exactly, and saves it. */
export function acceptChanges(
  text: Text,
  changes: readonly Change[],
): { accepted: readonly boolean[]; refused: number } {
  const { text: changed, applied } = applyChanges(text.read().text, changes)
  const refused = applied.filter((isApplied) => !isApplied).length
  if (refused < changes.length) {
    text.type(changed)
    text.flush()
  }
  return { accepted: applied, refused }
}

/** Puts the old passage back; false when the new one does not stand in the text any more. */
export function takeBack(text: Text, { old, new: now }: Change): boolean {
  const applied = applyChange(text.read().text, { old: now, new: old })
  if (!('text' in applied)) return false
  text.type(applied.text)
  text.flush()
  return true
}

/** Where the old passage stands; null when it does not. */
export function findPassage(text: Text, { old }: Change): { start: number; end: number } | null {
  const start = old === '' ? -1 : text.read().text.indexOf(old)
  return start < 0 ? null : { start, end: start + old.length }
}
