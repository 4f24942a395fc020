import { lazy } from 'react'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { HUB_MENU, type HubDialogProps } from './hub-menu.ts'

const SettingsDialog = lazy(() =>
  import('./SettingsDialog.tsx').then((part) => ({ default: part.SettingsDialog })),
)
const KeywordIdeasDialog = lazy(() =>
  import('./KeywordIdeasDialog.tsx').then((part) => ({ default: part.KeywordIdeasDialog })),
)

interface HubDialogsProps extends HubDialogProps {
  /** The dialog that the address names. */
  shown: string
}

/** The dialogs about a hub that its menu and its buttons open; needs a Suspense around it. */
export function HubDialogs({ shown, ...props }: HubDialogsProps) {
  const overview = useDialogStep('overview')
  if (shown === 'settings') return <SettingsDialog {...props} />
  if (shown === 'ideas') return <KeywordIdeasDialog {...props} />
  const isOverview = shown === '' && overview.value === '1'
  const entry = HUB_MENU.find(({ name }) => name === (isOverview ? 'overview' : shown))
  if (!entry) return null
  return <entry.Dialog {...props} {...(isOverview && { onClose: overview.close })} />
}
