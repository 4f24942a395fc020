import { formatCount } from '#ui/numbers.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from '../competition.module.css'
import { KeywordList, type ListedOf } from './KeywordList.tsx'

interface KeywordsButtonProps {
  /** Whose keywords they are. */
  name: string
  of: ListedOf
}

/** The number of keywords, which opens them (D-28). */
export function KeywordsButton({ name, of }: KeywordsButtonProps) {
  const panel = useFloatingPanel()
  return (
    <>
      <button
        type="button"
        className={classes.count}
        aria-label={`See keywords of ${name}: ${formatCount(of.keyword_count)}`}
        aria-haspopup="dialog"
        title="See keywords"
        {...panel.triggerProps}
      >
        {formatCount(of.keyword_count)}
      </button>
      {panel.anchor && (
        <FloatingPanel label={`Keywords of ${name}`} anchor={panel.anchor} align="end" onClose={panel.close}>
          <KeywordList name={name} of={of} />
        </FloatingPanel>
      )}
    </>
  )
}
