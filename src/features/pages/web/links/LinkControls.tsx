import { CheckLine } from '#ui/dialogs/CheckLine.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import classes from './InternalLinksScreen.module.css'
import type { LinkMode, LinksView } from './links-view.ts'
import { PageChoice } from './PageChoice.tsx'

interface LinkControlsProps {
  contentplanId: number
  view: LinksView
  mode: LinkMode
  onChange: (part: Partial<LinksView>) => void
}

const MODES = [
  { value: 'graph', label: 'Graph' },
  { value: 'table', label: 'Table' },
] as const

/** Which page, which links, and whether as a graph or as a table. */
export function LinkControls({ contentplanId, view, mode, onChange }: LinkControlsProps) {
  return (
    <div className={classes.controls}>
      <div className={classes.choice}>
        <PageChoice
          contentplanId={contentplanId}
          url={view.url}
          onChange={(url) => onChange({ url, tab: 'all', outgoingPage: 1 })}
        />
      </div>
      <CheckLine
        isChecked={view.isContentOnly}
        onChange={(isContentOnly) => onChange({ isContentOnly, outgoingPage: 1 })}
      >
        In content only
      </CheckLine>
      <div className={classes.mode}>
        <ChoiceBar label="Show as" value={mode} options={MODES} onChange={(to) => onChange({ mode: to })} />
      </div>
    </div>
  )
}
