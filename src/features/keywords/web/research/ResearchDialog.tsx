import { useId, useState } from 'react'
import { CountTabs } from '#ui/CountTabs.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import type { Place } from '../api.ts'
import { AskTab } from './AskTab.tsx'
import { RelatedTab } from './RelatedTab.tsx'
import classes from './Research.module.css'
import { UploadTab } from './UploadTab.tsx'
import type { Research } from './use-research.ts'

export type ResearchTab = 'upload' | 'related' | 'ask'

interface ResearchDialogProps {
  place: Place
  research: Research
  tab: ResearchTab
  onTab: (tab: ResearchTab) => void
  onClose: () => void
  onSaved: () => void
}

/** D-02: three ways to more keywords. What is typed and found is there again when it is opened again. */
export function ResearchDialog({ place, research, tab, onTab, onClose, onSaved }: ResearchDialogProps) {
  const panelId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
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
          <UploadTab
            place={place}
            research={research.upload}
            file={file}
            onFile={setFile}
            onBusy={setIsBusy}
            onSaved={onSaved}
          />
        )}
        {tab === 'related' && <RelatedTab place={place} research={research.related} onSaved={onSaved} />}
        {tab === 'ask' && <AskTab place={place} research={research.ask} onSaved={onSaved} />}
      </div>
    </Dialog>
  )
}
