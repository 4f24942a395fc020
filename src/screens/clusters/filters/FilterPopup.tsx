import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { IconFilter } from '#ui/icons.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import type { ClustersView } from '../clusters-view.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import { listChips } from './list-chips.ts'

const FilterForm = lazy(() => import('./FilterForm.tsx').then((part) => ({ default: part.FilterForm })))

interface FilterPopupProps {
  view: ClustersView
  onChange: (part: ViewChange) => void
}

/** F-074: the button that opens all filters. */
export function FilterPopup({ view, onChange }: FilterPopupProps) {
  const panel = useFloatingPanel()
  const count = listChips(view).length
  const close = () => {
    panel.anchor?.focus()
    panel.close()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        {...panel.triggerProps}
      >
        {count === 0 ? 'Filters' : `Filters · ${count}`}
      </Button>
      {panel.anchor && (
        <FloatingPanel label="Filters" anchor={panel.anchor} onClose={panel.close}>
          <Suspense>
            <FilterForm
              view={view}
              onApply={(part) => {
                close()
                onChange(part)
              }}
              onCancel={close}
            />
          </Suspense>
        </FloatingPanel>
      )}
    </>
  )
}
