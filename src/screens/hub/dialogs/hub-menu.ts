import { lazy, type ComponentType } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { EditTagsDialog, HubOverview, type Hub } from '#features/hubs/web/index.ts'

const DeleteHub = lazy(() => import('./DeleteHub.tsx').then((part) => ({ default: part.DeleteHub })))

export interface HubDialogProps {
  place: PlanPlace
  hub: Hub
  onClose: () => void
}

interface HubMenuEntry {
  /** In the address, as `?dialog=…`; the one named `overview` also opens by `?overview=1`. */
  name: 'keywords' | 'overview' | 'delete'
  label: string
  isDanger?: boolean
  /** A lazy component: it is loaded when the dialog is first opened. */
  Dialog: ComponentType<HubDialogProps>
}

/**
 * The menu of a hub, in its order: Overview (D-15), Edit keywords (D-11) and Delete (D-12). A deleted hub needs no
 * navigation: the screen leads to another one when the hub is gone from the list.
 */
export const HUB_MENU: readonly HubMenuEntry[] = [
  { name: 'overview', label: 'Overview', Dialog: HubOverview },
  { name: 'keywords', label: 'Edit keywords', Dialog: EditTagsDialog },
  { name: 'delete', label: 'Delete', isDanger: true, Dialog: DeleteHub },
]
