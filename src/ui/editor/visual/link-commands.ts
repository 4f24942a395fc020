import type { Mark, Node as ProseNode } from '@milkdown/kit/prose/model'
import { NodeSelection, type Command, type EditorState } from '@milkdown/kit/prose/state'
import { textOf } from '../language/markdown-node.ts'

interface LinkRange {
  mark: Mark
  from: number
  to: number
}

/** The link in which the selection starts, with all its text. */
export function findLink({ selection, schema }: EditorState): LinkRange | null {
  const { $from } = selection
  const type = schema.marks['link']
  const around = [$from.nodeAfter, selection.empty ? $from.nodeBefore : null]
  const mark = around.flatMap((node) => node?.marks ?? []).find((each) => each.type === type)
  if (mark === undefined) return null
  const has = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? [])
  let [first, last] = [$from.index(), $from.index()]
  if (!has(first)) first = last = first - 1
  while (has(first - 1)) first -= 1
  while (has(last + 1)) last += 1
  const from = $from.posAtIndex(first, $from.depth)
  return { mark, from, to: $from.posAtIndex(last + 1, $from.depth) }
}

/** Links the selected text or changes the link around it; without either, it inserts the text as a link. */
export function setLink({ href, text }: { href: string; text: string }): Command {
  return (state, dispatch) => {
    const known = findLink(state)
    const { from, to } = known ?? state.selection
    const type = state.schema.marks['link']
    if (type === undefined) return false
    const title = known?.mark.attrs['href'] === href ? known.mark.attrs['title'] : null
    const mark = type.create({ href, title })
    const { tr } = state
    if (from === to) tr.replaceSelectionWith(state.schema.text(text === '' ? href : text, [mark]), false)
    else tr.removeMark(from, to, type).addMark(from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const link = findLink(state)
  if (link === null) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, link.mark.type))
  return true
}

/** The selected image. */
export function findImage({ selection }: EditorState): ProseNode | null {
  const isImage = selection instanceof NodeSelection && selection.node.type.name === 'image'
  return isImage ? selection.node : null
}

/** Inserts an image, or changes the selected one. */
export function setImage({ src, alt }: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const title = textOf(findImage(state)?.attrs['title'])
    const image = state.schema.node('image', { src, alt, title })
    dispatch?.(state.tr.replaceSelectionWith(image, false).scrollIntoView())
    return true
  }
}
