import { lazy, Suspense, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { EditorBar } from './EditorBar.tsx'
import { FrontMatterNote, LargeTextNote } from './EditorNotes.tsx'
import classes from './MarkdownEditor.module.css'
import type { MarkedPlace, PressedLink, TextPlace } from './pane.ts'
import { useEditedText } from './use-edited-text.ts'
import { useModeKey } from './use-mode-key.ts'
import { useVisualTools } from './use-visual-tools.ts'
import { VisualPane } from './visual/VisualPane.tsx'

const SourcePane = lazy(() =>
  import('./source/SourcePane.tsx').then((part) => ({ default: part.SourcePane })),
)

type EditorMode = 'visual' | 'source'

/** What others may do with an open editor. */
export interface EditorHandle {
  /** Selects a passage, scrolls to it and takes the focus. */
  showPlace: (place: TextPlace) => void
}

interface MarkdownEditorProps {
  handle?: Ref<EditorHandle>
  /** Accessible name. */
  label: string
  /** The text to open. A value that `onChange` has not told last replaces the content, which is not an edit. */
  text: string
  /** The exact text after an edit of the user. */
  onChange: (text: string) => void
  isReadOnly?: boolean
  placeholder?: string
  /** The mode at the start. */
  mode?: EditorMode
  onModeChange?: (mode: EditorMode) => void
  /** Content at the right end of the toolbar. */
  actions?: ReactNode
  /** Passages that are marked. Equal places should stay the same object. */
  marked?: readonly MarkedPlace[]
  /** A link of the text was clicked, or Alt+Enter was pressed in it. */
  onLink?: (link: PressedLink) => void
  /** What was not taken over from the clipboard, and why, as a sentence. */
  onRefused?: (sentence: string) => void
}

/** An editor of markdown, as it will look or as its source. It is heavy: load it with `lazy`. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, isReadOnly = false, placeholder = '', actions, onRefused } = props
  const frame = useRef<HTMLElement>(null)
  const edited = useEditedText(props, frame)
  const tools = useVisualTools()
  const { mode, toggle } = edited
  useModeKey(frame, toggle)
  useImperativeHandle(props.handle, () => ({ showPlace: edited.showPlace }))
  const paneProps = {
    label,
    placeholder,
    isReadOnly,
    readText: edited.readText,
    onChange: edited.onEdit,
    onReady: edited.onReady,
    onToolbarKey: tools.goToToolbar,
    onLink: (link: PressedLink) => props.onLink?.(link),
  }
  return (
    <section ref={frame} className={classes.frame} aria-label={label} data-markdown-editor={mode}>
      <EditorBar
        label={label}
        mode={mode}
        isReadOnly={isReadOnly}
        tools={tools}
        actions={actions}
        onToggle={toggle}
        onLeave={edited.focusText}
      />
      {edited.isHeld && <LargeTextNote size={edited.size} onTry={toggle} />}
      {mode === 'visual' && edited.frontMatter !== '' && <FrontMatterNote text={edited.frontMatter} />}
      {mode === 'visual' ? (
        <VisualPane
          {...paneProps}
          onView={tools.onView}
          onState={tools.onState}
          onLinkKey={() => openLink(frame.current)}
          onRefused={(sentence) => onRefused?.(sentence)}
          onFailed={toggle}
        />
      ) : (
        <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
          <SourcePane {...paneProps} />
        </Suspense>
      )}
    </section>
  )
}

function openLink(frame: HTMLElement | null): void {
  frame?.querySelector<HTMLElement>('[role="toolbar"] [aria-label="Link"]')?.click()
}
