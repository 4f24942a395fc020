import { Plugin, PluginKey, type EditorState, type Transaction } from '@milkdown/kit/prose/state'
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view'

interface MarkedRange {
  /** Positions in the document. */
  from: number
  to: number
  reason: string
}

const marks = new PluginKey<DecorationSet>('marks')

/** Shows the ranges that `markRanges` has named last, where they are now. */
export function markPlugin(): Plugin {
  return new Plugin<DecorationSet>({
    key: marks,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, shown) => {
        const ranges: MarkedRange[] | undefined = tr.getMeta(marks)
        return ranges === undefined ? shown.map(tr.mapping, tr.doc) : decorate(tr, ranges)
      },
    },
    props: { decorations: (state) => marks.getState(state) },
  })
}

/** The step that marks these ranges and no others. */
export function markRanges(state: EditorState, ranges: MarkedRange[]): Transaction {
  return state.tr.setMeta(marks, ranges).setMeta('addToHistory', false)
}

function decorate({ doc }: Transaction, ranges: readonly MarkedRange[]): DecorationSet {
  const decorations = ranges.map(({ from, to, reason }) =>
    Decoration.inline(from, to, { nodeName: 'mark', title: reason }),
  )
  return DecorationSet.create(doc, decorations)
}
