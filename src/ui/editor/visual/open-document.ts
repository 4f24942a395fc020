import { Fragment, type Node as ProseNode } from '@milkdown/kit/prose/model'
import { EditorState, Plugin, Selection, TextSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import type { MarkdownLanguage } from '../language/markdown-language.ts'
import { openText } from '../language/open-text.ts'
import { writeText } from '../language/write-text.ts'
import type { MarkedPlace, TextPlace } from '../pane.ts'
import { afterDrawing } from './after-drawing.ts'
import { toDocument, toSource } from './caret-place.ts'
import { markRanges } from './mark-plugin.ts'

interface DocumentOptions {
  view: EditorView
  language: MarkdownLanguage
  readText: () => string
  onChange: (text: string) => void
  onState: (state: EditorState) => void
}

/** A text in the visual editor. What is typed is told to `onChange` once it is drawn, and before anything reads it. */
export interface OpenDocument {
  /** Shows another text: what both have in common stays as it is, with the caret in it. */
  replaceText: (text: string) => void
  /** Where the caret is in the markdown. */
  readCaret: () => number
  /** Puts the caret about where it was in the markdown. */
  placeCaret: (offset: number) => void
  /** Selects about this passage of the markdown, and scrolls to it. */
  selectPlace: (place: TextPlace) => void
  /** Marks about these passages of the markdown and no others. */
  markPlaces: (places: readonly MarkedPlace[]) => void
  /** Tells the last edit, if it is not told yet, and no other. */
  end: () => void
}

export function openDocument({ view, language, readText, onChange, onState }: DocumentOptions): OpenDocument {
  const text = readText()
  let opened = openText(language, text)
  let written = { text, starts: writeText(opened, opened.doc).starts }
  let isReplacing = false
  const telling = afterDrawing(() => {
    const next = writeText(opened, view.state.doc)
    const isOther = next.text !== written.text
    written = next
    if (isOther) onChange(next.text)
  })
  const tellFirst = () => {
    telling.finish()
    return false
  }
  const reporter = new Plugin({
    // A shortcut, or what has the focus next, may save or read the text.
    props: { handleDOMEvents: { keydown: tellFirst, blur: tellFirst } },
    view: () => ({
      update: ({ state }, before) => {
        if (state.doc !== before.doc && !isReplacing) telling.plan()
        onState(state)
      },
    }),
  })
  const plugins = [...view.state.plugins, reporter]
  view.updateState(EditorState.create({ doc: opened.doc, plugins }))
  onState(view.state)
  const blockAt = (index: number) => ({
    node: view.state.doc.child(index),
    start: startOf(view.state.doc, index),
    source: written.text.slice(written.starts[index] ?? 0, written.starts[index + 1]).trimEnd(),
  })
  const positionOf = (offset: number) => {
    const found = written.starts.findLastIndex((start) => start <= offset)
    // What is written behind the last block is not in the document.
    const index = Math.max(0, Math.min(found, view.state.doc.childCount - 1))
    return toDocument(blockAt(index), offset - (written.starts[index] ?? 0))
  }
  return {
    replaceText: (other) => {
      // Told now, a letter that was typed this moment would stand for all that the other text has changed.
      telling.drop()
      const next = openText(language, other)
      isReplacing = true
      replaceBlocks(view, next.doc)
      isReplacing = false
      opened = next
      written = { text: other, starts: writeText(opened, view.state.doc).starts }
      onState(view.state)
    },
    readCaret: () => {
      telling.finish()
      const { $head } = view.state.selection
      const index = $head.index(0)
      const start = written.starts[index] ?? 0
      return start + ($head.depth > 0 ? toSource(blockAt(index), $head.pos) : 0)
    },
    placeCaret: (offset) => {
      telling.finish()
      const $pos = view.state.doc.resolve(positionOf(offset))
      view.dispatch(view.state.tr.setSelection(Selection.near($pos)).scrollIntoView())
    },
    selectPlace: ({ start, end }) => {
      telling.finish()
      const { doc } = view.state
      const [$start, $end] = [doc.resolve(positionOf(start)), doc.resolve(positionOf(Math.max(start, end)))]
      view.dispatch(view.state.tr.setSelection(TextSelection.between($start, $end)).scrollIntoView())
    },
    markPlaces: (places) => {
      telling.finish()
      view.dispatch(
        markRanges(
          view.state,
          places.map(({ start, end, reason }) => ({ from: positionOf(start), to: positionOf(end), reason })),
        ),
      )
    },
    end: telling.end,
  }
}

/** Replaces the top-level blocks between those that both documents begin and end with. */
function replaceBlocks(view: EditorView, next: ProseNode): void {
  const { doc } = view.state
  const shorter = Math.min(doc.childCount, next.childCount)
  let first = 0
  while (first < shorter && doc.child(first).eq(next.child(first))) first += 1
  let last = 0
  while (last < shorter - first && isSameFromEnd(doc, next, last)) last += 1
  if (first === doc.childCount && first === next.childCount) return
  const nodes = next.children.slice(first, next.childCount - last)
  const tr = view.state.tr.replaceWith(
    startOf(doc, first),
    startOf(doc, doc.childCount - last),
    Fragment.from(nodes),
  )
  // Otherwise the caret may select a block as a whole, which the next key would replace.
  if (!view.hasFocus() || !(tr.selection instanceof TextSelection)) tr.setSelection(Selection.atStart(tr.doc))
  view.dispatch(tr.setMeta('addToHistory', false))
}

function isSameFromEnd(doc: ProseNode, next: ProseNode, fromEnd: number): boolean {
  return doc.child(doc.childCount - 1 - fromEnd).eq(next.child(next.childCount - 1 - fromEnd))
}

function startOf(doc: ProseNode, index: number): number {
  let start = 0
  for (const node of doc.children.slice(0, index)) start += node.nodeSize
  return start
}
