import { useBlocker, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ModelsTab } from '#features/models/web/index.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { AutoblogTab } from './AutoblogTab.tsx'
import { BulkTab } from './BulkTab.tsx'
import { GeneralTab } from './general/GeneralTab.tsx'
import { InfoTab } from './InfoTab.tsx'
import { IntegrationsTab } from './IntegrationsTab.tsx'
import classes from './SettingsScreen.module.css'
import { readTab, SETTINGS_TABS, type SettingsTab } from './tabs.ts'
import { UsersTab } from './UsersTab.tsx'
import type { TabProps } from './tab-props.ts'

/** S-38: the settings of a plan, in tabs. What is typed in one of them stays while another one is shown. */
export function SettingsScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/settings' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const tab = readTab(useSearch({ strict: false }))
  const changeSearch = useChangeSearch()
  const [opened, setOpened] = useState<readonly SettingsTab[]>([tab])
  const [unsaved, setUnsaved] = useState<readonly SettingsTab[]>([])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved.length > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved.length > 0,
    withResolver: true,
  })
  return (
    <div className={classes.screen}>
      <PageHeader title="Settings" />
      <CountTabs
        label="Settings"
        value={tab}
        panelId="settings-panel"
        tabs={SETTINGS_TABS.map((one) => ({
          ...one,
          ...(unsaved.includes(one.value) && { note: 'not saved' }),
        }))}
        onChange={(next) => changeSearch((now) => ({ ...now, tab: next }))}
      />
      <div id="settings-panel">
        {SETTINGS_TABS.filter(({ value }) => opened.includes(value)).map(({ value, label }) => (
          <div
            key={value}
            role="tabpanel"
            aria-label={label}
            hidden={value !== tab}
            className={classes.panel}
          >
            <Suspense fallback={<SkeletonRows label={`${label} is loading`} count={8} rowHeight={44} />}>
              <Tab
                tab={value}
                place={place}
                onUnsaved={(isUnsaved) =>
                  setUnsaved((now) => [...now.filter((one) => one !== value), ...(isUnsaved ? [value] : [])])
                }
              />
            </Suspense>
          </div>
        ))}
      </div>
      {leaving.status === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          text="What you have changed in these settings is not saved, and is lost."
          confirm="Leave"
          onConfirm={leaving.proceed}
          onCancel={leaving.reset}
        />
      )}
    </div>
  )
}

function Tab({ tab, place, onUnsaved }: TabProps & { tab: SettingsTab }) {
  switch (tab) {
    case 'general':
      return <GeneralTab place={place} onUnsaved={onUnsaved} />
    case 'integrations':
      return <IntegrationsTab place={place} />
    case 'info':
      return <InfoTab place={place} onUnsaved={onUnsaved} />
    case 'models':
      return <ModelsTab workspaceId={place.workspaceId} onUnsaved={onUnsaved} />
    case 'autoblog':
      return <AutoblogTab place={place} onUnsaved={onUnsaved} />
    case 'users':
      return <UsersTab place={place} />
    case 'bulk-actions':
      return <BulkTab place={place} />
  }
}
