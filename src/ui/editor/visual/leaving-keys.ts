import { Plugin } from '@milkdown/kit/prose/state'
import { findLink } from './link-commands.ts'

interface LeavingKeys {
  onToolbarKey: () => void
  onLinkKey: () => void
}

/**
 * Keys by which the keyboard leaves the text: Alt+F10 goes to the toolbar, Ctrl+K links what is selected, and after Escape
 * the next Tab goes on in the page, also in lists and tables, where Tab has a meaning of its own.
 */
export function leavingKeys({ onToolbarKey, onLinkKey }: LeavingKeys): Plugin {
  let isLeaving = false
  return new Plugin({
    props: {
      // Without a selection, the key belongs to the page.
      handleKeyDown: ({ state, editable }, event) => {
        if (!isLinkKey(event) || !editable || (state.selection.empty && findLink(state) === null))
          return false
        onLinkKey()
        return true
      },
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (event.isComposing) return false
          const wasLeaving = isLeaving
          if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault()
            onToolbarKey()
            return true
          }
          return wasLeaving && event.key === 'Tab'
        },
        blur: () => {
          isLeaving = false
          return false
        },
      },
    },
  })
}

function isLinkKey(event: KeyboardEvent): boolean {
  const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  return isAsked && !event.altKey && !event.shiftKey
}
