import { Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { textOf } from '../language/markdown-node.ts'
import type { PressedLink } from '../pane.ts'
import { findLink } from './link-commands.ts'

/** Tells which link is clicked, or has the caret while Alt+Enter is pressed. */
export function linkPress(onLink: (link: PressedLink) => void): Plugin {
  const press = (view: EditorView): boolean => {
    const found = findLink(view.state)
    if (found === null) return false
    const { href, title } = found.mark.attrs
    const text = view.state.doc.textBetween(found.from, found.to)
    onLink({ url: textOf(href), title: textOf(title), text })
    return true
  }
  return new Plugin({
    props: {
      handleKeyDown: (view, event) =>
        event.key === 'Enter' && event.altKey && !event.isComposing && press(view),
      // The click has put the caret there by then; what is selected by dragging is no press.
      handleDOMEvents: {
        click: (view, { target }) => {
          if (target instanceof Element && target.closest('a') !== null && view.state.selection.empty)
            press(view)
          return false
        },
      },
    },
  })
}
