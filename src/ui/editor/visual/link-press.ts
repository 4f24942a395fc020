import type { Mark } from '@milkdown/kit/prose/model'
import { Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { textOf } from '../language/markdown-node.ts'
import type { PressedLink } from '../pane.ts'
import { findLink } from './link-commands.ts'

/** Tells which link is clicked, or has the caret while Alt+Enter is pressed. */
export function linkPress(onLink: (link: PressedLink) => void): Plugin {
  return new Plugin({
    props: {
      handleKeyDown: ({ state }, event) => {
        const found = event.key === 'Enter' && event.altKey && !event.isComposing ? findLink(state) : null
        if (found === null) return false
        onLink({ ...readMark(found.mark), text: state.doc.textBetween(found.from, found.to) })
        return true
      },
      handleDOMEvents: {
        click: (view, { target }) => {
          const link = target instanceof Element ? target.closest('a') : null
          const mark = link === null ? undefined : findMark(view, link)
          // What is selected by dragging is no press.
          if (link !== null && mark !== undefined && document.getSelection()?.isCollapsed === true)
            onLink({ ...readMark(mark), text: link.textContent ?? '' })
          return false
        },
      },
    },
  })
}

/** The click comes before the editor knows where the caret is. */
function findMark(view: EditorView, link: Element): Mark | undefined {
  const node = view.state.doc.nodeAt(view.posAtDOM(link, 0))
  return node?.marks.find(({ type }) => type === view.state.schema.marks['link'])
}

function readMark({ attrs }: Mark): Pick<PressedLink, 'url' | 'title'> {
  return { url: textOf(attrs['href']), title: textOf(attrs['title']) }
}
