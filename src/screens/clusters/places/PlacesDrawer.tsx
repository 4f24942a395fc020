import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hubsApi } from '#features/hubs/web/index.ts'
import { Drawer } from '#ui/dialogs/Drawer.tsx'
import { IconMenu2 } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'
import { NO_HUB } from '../clusters-view.ts'
import { KIND_NAMES } from './kinds.ts'
import type { PlacesPanelProps } from './places-props.ts'
import { PlacesPanel } from './PlacesPanel.tsx'
import classes from './PlacesDrawer.module.css'

/** Where there is no room for the panel: a button that says what is listed, and opens the panel in a drawer. */
export function PlacesDrawer(props: PlacesPanelProps & { total: number | null }) {
  const { place, view, total } = props
  const [isOpen, setIsOpen] = useState(false)
  const { data: hubs } = useQuery(
    hubsApi.list.queryOptions({ input: { contentplanId: place.contentplanId } }),
  )
  const hub = view.hub === NO_HUB ? 'Without a hub' : (hubs?.find(({ id }) => id === view.hub)?.name ?? null)
  const name = [KIND_NAMES[view.kind], hub].filter((part) => part !== null).join(' · ')
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        leftSection={<IconMenu2 size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <bdi className={classes.name}>{name}</bdi>
        {total !== null && <span className={classes.count}>{formatCount(total)}</span>}
      </Button>
      {isOpen && (
        <Drawer label="Pages and hubs" onClose={() => setIsOpen(false)}>
          <div className={classes.content}>
            <PlacesPanel
              {...props}
              onChange={(part) => {
                props.onChange(part)
                setIsOpen(false)
              }}
            />
          </div>
        </Drawer>
      )}
    </>
  )
}
