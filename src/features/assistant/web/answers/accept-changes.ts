import type { OpenedText } from '#features/editor/web/index.ts'
import { applyChange, applyChanges } from '../../apply-change.ts'
import type { Change } from '../../screen-data.ts'
import type { Choice } from '../conversation/turn-list.ts'
import { findAround, putBetween } from './removed-passage.ts'

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
): { choices: readonly (Choice | null)[]; refused: number } {
  const { text: changed, places } = applyChanges(text.read().text, changes)
  const refused = places.filter((place) => place === null).length
  if (refused < changes.length) {
    text.type(changed)
    text.flush()
  }
  const choices = changes.map((change, index) => {
    const place = places[index] ?? null
    if (place === null) return null
    return change.new === '' ? findAround(changed, place) : 'accepted'
  })
  return { choices, refused }
}

/** `removed`: the passage was taken out, and the text around it has changed. */
type TakenBack = 'done' | 'gone' | 'unclear' | 'removed'

/** Puts the old passage back in the place of the new one, or says why that cannot be done. */
export function takeBack(text: Text, { old, new: now }: Change, choice: Choice): TakenBack {
  const present = text.read().text
  const applied =
    typeof choice === 'object'
      ? putBetween(present, choice, old)
      : applyChange(present, { old: now, new: old })
  if (!('text' in applied)) {
    const isPlaceLost = now === '' && (choice === 'accepted' || applied.problem === 'gone')
    return isPlaceLost ? 'removed' : applied.problem
  }
  text.type(applied.text)
  text.flush()
  return 'done'
}

/** Where the old passage stands; null when it does not. */
export function findPassage(text: Text, { old }: Change): { start: number; end: number } | null {
  const start = old === '' ? -1 : text.read().text.indexOf(old)
  return start < 0 ? null : { start, end: start + old.length }
}
