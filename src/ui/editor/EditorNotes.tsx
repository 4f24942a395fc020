import classes from './EditorNotes.module.css'

const LETTERS = new Intl.NumberFormat('en')

/** Says why a long text is shown as its source, and offers the visual editor all the same. */
export function LargeTextNote({ size, onTry }: { size: number; onTry: () => void }) {
  return (
    <p className={classes.note}>
      This text has {LETTERS.format(size)} characters. It is shown as markdown, because the visual editor
      would be slow.{' '}
      <button type="button" className={classes.link} onClick={onTry}>
        Try the visual editor
      </button>
    </p>
  )
}

/** Shows the facts at the start of a text, which only the source can change. */
export function FrontMatterNote({ text }: { text: string }) {
  return (
    <details className={classes.note}>
      <summary>Front matter, which can be changed in the markdown</summary>
      <pre className={classes.facts}>{text.trim()}</pre>
    </details>
  )
}
