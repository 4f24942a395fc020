import { redoDepth, undoDepth } from '@milkdown/kit/prose/history'
import type { EditorState } from '@milkdown/kit/prose/state'
import { textOf } from '../language/markdown-node.ts'
import { findImage, findLink } from './link-commands.ts'
import { findAncestor, findList } from './list-commands.ts'

/** How the text at the selection looks now. */
export interface Format {
  /** 0 is a paragraph, null another block. */
  level: number | null
  strong: boolean
  emphasis: boolean
  strike: boolean
  code: boolean
  bulletList: boolean
  orderedList: boolean
  tasks: boolean
  quote: boolean
  codeBlock: boolean
  isInTable: boolean
  /** The address of the link at the selection, or null. */
  link: string | null
  image: { src: string; alt: string } | null
  isEmpty: boolean
  canUndo: boolean
  canRedo: boolean
}

export const NO_FORMAT: Format = {
  level: 0,
  strong: false,
  emphasis: false,
  strike: false,
  code: false,
  bulletList: false,
  orderedList: false,
  tasks: false,
  quote: false,
  codeBlock: false,
  isInTable: false,
  link: null,
  image: null,
  isEmpty: true,
  canUndo: false,
  canRedo: false,
}

export function readFormat(state: EditorState): Format {
  const { $from, empty } = state.selection
  const { parent } = $from
  const list = findList($from)?.node ?? null
  const isTask = list !== null && list.firstChild?.attrs['checked'] !== null
  const image = findImage(state)
  return {
    level: levelOf(parent.type.name, parent.attrs['level']),
    strong: hasMark(state, 'strong'),
    emphasis: hasMark(state, 'emphasis'),
    strike: hasMark(state, 'strike_through'),
    code: hasMark(state, 'inlineCode'),
    bulletList: list?.type.name === 'bullet_list' && !isTask,
    orderedList: list?.type.name === 'ordered_list',
    tasks: isTask,
    quote: findAncestor($from, ({ type }) => type.name === 'blockquote') !== null,
    codeBlock: parent.type.name === 'code_block',
    isInTable: findAncestor($from, ({ type }) => type.name === 'table') !== null,
    link: textOf(findLink(state)?.mark.attrs['href']) || null,
    image: image && { src: textOf(image.attrs['src']), alt: textOf(image.attrs['alt']) },
    isEmpty: empty,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  }
}

function levelOf(name: string, level: unknown): number | null {
  if (name === 'paragraph') return 0
  return name === 'heading' && typeof level === 'number' ? level : null
}

function hasMark({ selection, storedMarks, schema, doc }: EditorState, name: string): boolean {
  const type = schema.marks[name]
  if (type === undefined) return false
  const { $from, from, to, empty } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}
