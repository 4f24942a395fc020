import type { ReactNode } from 'react'
import { IconMarkdown } from './editor-icons.ts'
import classes from './EditorBar.module.css'
import { look } from './toolbar/FormatTools.tsx'
import { namesOfKeys } from './toolbar/keys.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import type { useVisualTools } from './use-visual-tools.ts'

interface EditorBarProps {
  label: string
  mode: 'visual' | 'source'
  isReadOnly: boolean
  tools: ReturnType<typeof useVisualTools>
  actions: ReactNode
  onToggle: () => void
  /** Gives the focus back to the text. */
  onLeave: () => void
}

/** The bar above the text: the tools of the visual editor, and the change of the mode. */
export function EditorBar({ label, mode, isReadOnly, tools, actions, onToggle, onLeave }: EditorBarProps) {
  return (
    <div className={classes.bar}>
      {mode === 'visual' && !isReadOnly ? (
        <Toolbar
          label={`Tools: ${label}`}
          format={tools.format}
          run={tools.run}
          focusCount={tools.focusCount}
          onLeave={onLeave}
        />
      ) : (
        <span className={classes.rest} />
      )}
      <div className={classes.end}>
        {actions}
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={mode === 'source'}
          title={`${mode === 'visual' ? 'Show the markdown' : 'Show the text as it looks'} (${namesOfKeys('Mod+S')})`}
          onClick={onToggle}
        >
          <IconMarkdown {...look()} />
          Markdown
        </button>
      </div>
    </div>
  )
}
