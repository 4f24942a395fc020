import type { OpenedText } from '#features/editor/web/index.ts'
import { applyChange, applyChanges } from '../../apply-change.ts'
import type { Change } from '../../screen-data.ts'

type Text = Pick<OpenedText['text'], 'read' | 'type' | 'flush'>

/** Why nothing can be typed into the text now, as while its cluster is being written; null when it can. */
export function findLock(text: Pick<Text, 'read'>): string | null {
  const { trouble } = text.read()
  return trouble?.kind === 'refused' && trouble.isLocked ? trouble.reason : null
}

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

/** `removed`: the change has taken its passage out, so that its place cannot be found. */
type TakenBack = 'done' | 'gone' | 'unclear' | 'removed'

/** Puts the old passage back in the place of the new one, or says why that cannot be done. */
export function takeBack(text: Text, { old, new: now }: Change): TakenBack {
  const applied = applyChange(text.read().text, { old: now, new: old })
  if (!('text' in applied)) return now === '' ? 'removed' : applied.problem
  text.type(applied.text)
  text.flush()
  return 'done'
}

/** Where the old passage stands; null when it does not. */
export function findPassage(text: Text, { old }: Change): { start: number; end: number } | null {
  const start = old === '' ? -1 : text.read().text.indexOf(old)
  return start < 0 ? null : { start, end: start + old.length }
}
