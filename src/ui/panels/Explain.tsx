import { IconInfoCircle } from '../icons.ts'
import classes from './Explain.module.css'
import { FloatingPanel } from './FloatingPanel.tsx'
import { useFloatingPanel } from './use-floating-panel.ts'

interface ExplainProps {
  /** Name of the number. */
  about: string
  text: string
  formula?: string
}

/** A small button that opens an explanation of a number, by pointer, key or touch. */
export function Explain({ about, text, formula }: ExplainProps) {
  const panel = useFloatingPanel()
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={`What is “${about}”?`}
        aria-haspopup="dialog"
        {...panel.triggerProps}
      >
        <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
      </button>
      {panel.anchor && (
        <FloatingPanel label={about} anchor={panel.anchor} align="end" onClose={panel.close}>
          <div className={classes.text} data-first-focus tabIndex={-1}>
            <p>{text}</p>
            {formula !== undefined && <p className={classes.formula}>{formula}</p>}
          </div>
        </FloatingPanel>
      )}
    </>
  )
}
