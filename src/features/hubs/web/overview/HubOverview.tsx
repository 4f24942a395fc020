import { useId, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { ContentGaps } from './gaps/ContentGaps.tsx'
import classes from './HubOverview.module.css'
import { HubSummary } from './HubSummary.tsx'

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'gaps', label: 'Content gaps' },
] as const
type Tab = (typeof TABS)[number]['value']

interface HubOverviewProps {
  place: PlanPlace
  hub: { id: number; name: string }
  onClose: () => void
}

/** D-15, D-16: how a hub stands in search, and the pages that it lacks. */
export function HubOverview({ place, hub, onClose }: HubOverviewProps) {
  const [tab, setTab] = useState<Tab>('overview')
  // The table stays, hidden, with its filters and its page.
  const [wasOpened, setWasOpened] = useState(false)
  const panelId = useId()
  return (
    <Dialog title={hub.name} isLarge onClose={onClose}>
      <CountTabs
        label="Parts of the overview"
        value={tab}
        panelId={panelId}
        tabs={TABS}
        onChange={(next) => {
          setTab(next)
          if (next === 'gaps') setWasOpened(true)
        }}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={TABS.find(({ value }) => value === tab)?.label}
        className={classes.panel}
      >
        {tab === 'overview' && <HubSummary place={place} hubId={hub.id} />}
        {wasOpened && (
          <div hidden={tab !== 'gaps'}>
            <ContentGaps place={place} hubId={hub.id} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
