import { useId } from 'react'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { AskTab } from './AskTab.tsx'
import { RelatedTab } from './RelatedTab.tsx'
import classes from './Research.module.css'
import { UploadTab } from './UploadTab.tsx'
import type { Research } from './use-research.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

type ResearchTab = 'upload' | 'related' | 'ask'

interface ResearchDialogProps {
  place: PlanPlace
  research: Research
  tab: ResearchTab
  /** Whether a file is dragged over the window. */
  isOver: boolean
  onTab: (tab: ResearchTab) => void
  onClose: () => void
  onSaved: () => void
}

/** The dialog for more keywords (D-02). It keeps texts and results while it is closed. */
export function ResearchDialog(props: ResearchDialogProps) {
  const { place, research, tab, isOver, onTab, onClose, onSaved } = props
  const panelId = useId()
  const isBusy = research.isImporting
  return (
    <Dialog title="Find more keywords" isWide isBusy={isBusy} onClose={onClose}>
      <CountTabs
        label="Ways to find keywords"
        value={tab}
        panelId={panelId}
        tabs={[
          { value: 'upload', label: 'Upload a list' },
          { value: 'related', label: 'Search related keywords' },
          { value: 'ask', label: 'Ask AI' },
        ]}
        onChange={(next) => !isBusy && onTab(next)}
      />
      <div id={panelId} role="tabpanel" aria-label="Find more keywords" className={classes.panel}>
        {tab === 'upload' && (
          <UploadTab place={place} research={research.upload} isOver={isOver} onSaved={onSaved} />
        )}
        {tab === 'related' && <RelatedTab place={place} research={research.related} onSaved={onSaved} />}
        {tab === 'ask' && <AskTab place={place} research={research.ask} onSaved={onSaved} />}
      </div>
    </Dialog>
  )
}
