import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

interface MarkedRange {
  /** Positions in the document. */
  from: number
  to: number
  reason: string
}

const marking = StateEffect.define<readonly MarkedRange[]>()

/** The effect that marks these ranges and no others. */
export function markRanges(ranges: readonly MarkedRange[]): StateEffect<readonly MarkedRange[]> {
  return marking.of(ranges)
}

/** Shows the ranges that `markRanges` has named last, where they are now. */
export const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, { changes, effects }) => {
    const found = effects.findLast((effect) => effect.is(marking))
    return found === undefined ? shown.map(changes) : decorate(found.value)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function decorate(ranges: readonly MarkedRange[]): DecorationSet {
  const decorations = ranges
    .filter(({ from, to }) => from < to)
    .map(({ from, to, reason }) =>
      Decoration.mark({ tagName: 'mark', attributes: { title: reason } }).range(from, to),
    )
  return Decoration.set(decorations, true)
}
