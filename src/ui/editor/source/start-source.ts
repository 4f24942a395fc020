import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown'
import { LanguageSupport } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, Prec, Transaction } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import type { EditorPane, PaneProps } from '../pane.ts'
import { scrollMargins } from '../scroll-margins.ts'
import { findDifference } from './find-difference.ts'
import { linkAt } from './link-at.ts'
import { markField, markRanges } from './mark-field.ts'
import { keepLineEnds, toExactOffset, toPlainOffset, withLineFeeds } from './line-ends.ts'
import { SEARCH_WORDS } from './search-words.ts'
import { markdownHighlighting, sourceTheme } from './source-theme.ts'

interface SourceOptions extends Omit<PaneProps, 'onReady'> {
  place: HTMLElement
}

interface SourceEditor extends EditorPane {
  destroy: () => void
}

const isReplacement = Annotation.define<boolean>()

/** Not their `markdown()`, which brings the languages HTML, CSS and JavaScript with it. */
const markdownSupport = new LanguageSupport(markdownLanguage, [
  Prec.high(keymap.of(markdownKeymap)),
  pasteURLAsLink,
])

/** Starts CodeMirror in an element. */
export function startSource(options: SourceOptions): SourceEditor {
  let text = options.readText()
  const reporter = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (!docChanged || transactions.some((each) => each.annotation(isReplacement))) return
    text = keepLineEnds(text, state.doc.toString())
    options.onChange(text)
  })
  const view = new EditorView({
    parent: options.place,
    doc: withLineFeeds(text),
    extensions: [listExtensions(options), reporter],
  })
  return {
    replaceText: (next) => {
      text = next
      view.dispatch({
        changes: findDifference(view.state.doc.toString(), withLineFeeds(next)),
        annotations: [isReplacement.of(true), Transaction.addToHistory.of(false)],
      })
    },
    readCaret: () => toExactOffset(text, view.state.selection.main.head),
    placeCaret: (offset) => {
      const anchor = Math.min(toPlainOffset(text, offset), view.state.doc.length)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    },
    selectPlace: ({ start, end }) => {
      const at = (offset: number) => Math.min(toPlainOffset(text, offset), view.state.doc.length)
      const [anchor, head] = [at(start), at(Math.max(start, end))]
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      })
    },
    markPlaces: (places) => {
      const at = (offset: number) => Math.min(toPlainOffset(text, offset), view.state.doc.length)
      const ranges = places.map(({ start, end, reason }) => ({ from: at(start), to: at(end), reason }))
      view.dispatch({ effects: markRanges(ranges) })
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

function listExtensions(options: SourceOptions) {
  const toToolbar = () => {
    options.onToolbarKey()
    return true
  }
  const pressLink = ({ state }: EditorView) => {
    const { head } = state.selection.main
    const { from, text } = state.doc.lineAt(head)
    const link = linkAt(text, head - from)
    if (link !== null) options.onLink(link)
    return link !== null
  }
  return [
    history(),
    search({ top: true }),
    EditorState.phrases.of(SEARCH_WORDS),
    drawSelection(),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    markdownSupport,
    EditorView.scrollMargins.of(() => scrollMargins),
    markdownHighlighting,
    sourceTheme,
    markField,
    placeholder(options.placeholder),
    EditorState.readOnly.of(options.isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': options.label,
      spellcheck: 'true',
      ...(options.isReadOnly && { 'aria-readonly': 'true' }),
    }),
    EditorView.domEventHandlers({
      click: (_event, view) => {
        if (view.state.selection.main.empty) pressLink(view)
      },
    }),
    keymap.of([
      { key: 'Alt-Enter', run: pressLink },
      { key: 'Alt-F10', run: toToolbar },
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
    ]),
  ]
}
