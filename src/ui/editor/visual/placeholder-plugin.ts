import { Plugin } from '@milkdown/kit/prose/state'
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view'

/** Shows a hint in a document without text. */
export function placeholderPlugin(placeholder: string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const only = doc.childCount === 1 ? doc.firstChild : null
        if (only?.type.name !== 'paragraph' || only.content.size > 0 || placeholder === '') return null
        return DecorationSet.create(doc, [
          Decoration.node(0, only.nodeSize, { 'data-placeholder': placeholder }),
        ])
      },
    },
  })
}
