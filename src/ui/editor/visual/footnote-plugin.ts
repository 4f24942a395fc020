import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { Plugin, type Transaction } from '@milkdown/kit/prose/state'
import { textOf } from '../language/markdown-node.ts'

/** Deletes the marks of a footnote whose note was deleted: without it they would become text. */
export function footnotePlugin(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      if (!transactions.some(isDeletion)) return null
      const left = listNotes(doc)
      const gone = new Set([...listNotes(before.doc)].filter((name) => !left.has(name)))
      if (gone.size === 0) return null
      const marks: number[] = []
      doc.descendants(({ type, attrs }, pos) => {
        if (type.name === 'footnote_reference' && gone.has(nameOf(attrs['label']))) marks.push(pos)
      })
      for (const pos of marks.toReversed()) tr.delete(pos, pos + 1)
      return tr.docChanged ? tr : null
    },
  })
}

/** An edit; but a text from outside has its own notes, and what is cut may be moved to another place. */
function isDeletion(transaction: Transaction): boolean {
  const isOfUser = transaction.getMeta('addToHistory') !== false
  return transaction.docChanged && isOfUser && transaction.getMeta('uiEvent') !== 'cut'
}

/** The names of the notes at the top level of a document. */
function listNotes(doc: ProseNode): Set<string> {
  const notes = doc.children.filter(({ type }) => type.name === 'footnote_definition')
  return new Set(notes.map(({ attrs }) => nameOf(attrs['label'])))
}

/** Markdown takes "A" and "a" for the same note. */
function nameOf(label: unknown): string {
  return textOf(label).toLowerCase()
}
