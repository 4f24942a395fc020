import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'

/** Markdown in one colour: its signs are paler, and what they mean is shown by the font. */
export const markdownHighlighting = syntaxHighlighting(
  HighlightStyle.define(
    defaultHighlightStyle.specs.map(({ color, textDecoration, ...spec }) => ({
      ...spec,
      ...(textDecoration === 'line-through' && { textDecoration }),
      ...(typeof color === 'string' && { color: 'var(--mantine-color-dimmed)' }),
    })),
  ),
)

export const sourceTheme = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', fontSize: '14px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: '24px',
    overflow: 'visible',
  },
  '.cm-content': { padding: '24px 0', caretColor: 'var(--mantine-color-bright)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-bright)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-soft)',
  },
  mark: { background: 'var(--warning-soft)', color: 'inherit' },
  '.cm-placeholder': { color: 'var(--mantine-color-placeholder)' },
  '.cm-panels': {
    zIndex: '1',
    background: 'var(--soft)',
    color: 'inherit',
    border: '0',
    borderRadius: 'var(--radius)',
  },
  // Below the bar of the editor, which stays in sight.
  '.cm-panels-top': { top: 'calc(var(--covered-top, 0px) + 48px) !important', border: '0' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 8px' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    gap: '4px',
    alignItems: 'center',
    margin: '0 8px 0 0',
    fontSize: '13px',
    verticalAlign: 'middle',
  },
  '.cm-panel.cm-search input[type=checkbox]': { width: '16px', height: '16px', margin: '0' },
  '.cm-panel.cm-search [name=close]': { right: '8px', top: '8px', fontSize: '20px', color: 'inherit' },
  '.cm-textfield': {
    background: 'var(--mantine-color-body)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-inner)',
    padding: '4px 8px',
    fontSize: '13px',
  },
  '.cm-button': {
    background: 'var(--control)',
    color: 'inherit',
    border: '0',
    borderRadius: 'var(--radius-inner)',
    padding: '4px 8px',
    fontSize: '13px',
  },
  '.cm-searchMatch': { background: 'var(--warning-soft)' },
  '.cm-searchMatch-selected': { background: 'var(--accent-soft)' },
})
