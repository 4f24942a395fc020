import type { ReactNode } from 'react'
import { useState } from 'react'
import classes from './MarkdownEditor.module.css'

type EditorMode = 'visual' | 'source'

interface MarkdownEditorProps {
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
  /** What was not taken over from the clipboard, and why, as a sentence. */
  onRefused?: (sentence: string) => void
}

/** An editor of markdown. It is heavy: load it with `lazy`. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, text, onChange, isReadOnly = false, placeholder = '', mode: firstMode = 'visual' } = props
  const [typed, setTyped] = useState(text)
  const [opened, setOpened] = useState(text)
  const [mode, setMode] = useState(firstMode)
  if (opened !== text) {
    setOpened(text)
    setTyped(text)
  }
  const toggle = () => {
    const next = mode === 'visual' ? 'source' : 'visual'
    setMode(next)
    props.onModeChange?.(next)
  }
  return (
    <section className={classes.frame} aria-label={label}>
      <div className={classes.bar}>
        <button type="button" aria-pressed={mode === 'source'} onClick={toggle}>
          Markdown
        </button>
        {props.actions}
      </div>
      <textarea
        className={classes.text}
        aria-label={label}
        readOnly={isReadOnly}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onChange(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          toggle()
        }}
      />
    </section>
  )
}
