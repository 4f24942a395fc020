import type { Command, EditorState } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { useRef, useState } from 'react'
import { NO_FORMAT, readFormat, type Format } from './visual/read-format.ts'

/** What the toolbar shows of the visual editor's text, and does to it. */
export function useVisualTools() {
  const [format, setFormat] = useState(NO_FORMAT)
  const [focusCount, setFocusCount] = useState(0)
  const view = useRef<EditorView | null>(null)
  return {
    format,
    focusCount,
    run: (command: Command) => {
      const { current } = view
      if (current === null || !current.editable) return
      command(current.state, current.dispatch, current)
      current.focus()
    },
    onView: (next: EditorView | null) => {
      view.current = next
      if (next === null) setFormat(NO_FORMAT)
    },
    onState: (state: EditorState) => {
      const next = readFormat(state)
      setFormat((last) => (isSame(last, next) ? last : next))
    },
    goToToolbar: () => setFocusCount((count) => count + 1),
  }
}

function isSame(one: Format, other: Format): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
