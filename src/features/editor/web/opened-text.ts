import type { RefObject } from 'react'
import type { TextSection } from '#features/articles/rules.ts'
import type { EditorHandle } from '#ui/editor/MarkdownEditor.tsx'
import type { MarkedPlace } from '#ui/editor/pane.ts'
import type { PressedLinks } from './pressed-links.ts'
import type { OpenText } from './text/create-text.ts'

/** A text that is open for typing, for what stands beside it: its sources, its score, its assistant. */
export interface OpenedText {
  section: TextSection
  name: string
  /** What is typed, and how it is saved. */
  text: OpenText
  /** Null until the editor is loaded. */
  editor: RefObject<EditorHandle | null>
  /** Marks these passages in the editor and no others. */
  mark: (places: readonly MarkedPlace[]) => void
  links: Pick<PressedLinks, 'listen'>
}
