import type { ReactNode } from 'react'
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconRedo,
  IconSourceCode,
  IconStrikethrough,
  IconUndo,
} from '../editor-icons.ts'
import type { formatCommands } from '../visual/format-commands.ts'
import type { Format } from '../visual/read-format.ts'
import { namesOfKeys } from './keys.ts'

interface Tool {
  id: keyof typeof formatCommands & keyof Format
  label: string
  keys?: string
  icon: ReactNode
}

/** How text in a line is marked. */
export const MARK_TOOLS: readonly Tool[] = [
  { id: 'strong', label: 'Bold', keys: namesOfKeys('Mod+B'), icon: <IconBold {...look()} /> },
  { id: 'emphasis', label: 'Italic', keys: namesOfKeys('Mod+I'), icon: <IconItalic {...look()} /> },
  {
    id: 'strike',
    label: 'Strikethrough',
    keys: namesOfKeys('Mod+Shift+X'),
    icon: <IconStrikethrough {...look()} />,
  },
  { id: 'code', label: 'Code', keys: namesOfKeys('Mod+E'), icon: <IconCode {...look()} /> },
]

/** What blocks are. */
export const BLOCK_TOOLS: readonly Tool[] = [
  {
    id: 'bulletList',
    label: 'Bulleted list',
    keys: namesOfKeys('Mod+Shift+8'),
    icon: <IconList {...look()} />,
  },
  {
    id: 'orderedList',
    label: 'Numbered list',
    keys: namesOfKeys('Mod+Shift+7'),
    icon: <IconListNumbers {...look()} />,
  },
  { id: 'tasks', label: 'Task list', keys: namesOfKeys('Mod+Shift+9'), icon: <IconListCheck {...look()} /> },
  { id: 'quote', label: 'Quote', keys: namesOfKeys('Mod+Shift+B'), icon: <IconBlockquote {...look()} /> },
  { id: 'codeBlock', label: 'Code block', icon: <IconSourceCode {...look()} /> },
]

export const UNDO_ICON = <IconUndo {...look()} />
export const REDO_ICON = <IconRedo {...look()} />

/** How the toolbar's icons look. */
export function look() {
  return { size: 18, stroke: 1.75, 'aria-hidden': true } as const
}
