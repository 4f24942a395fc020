import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { LinkPanel } from '#ui/panels/LinkPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { Drawer } from '#ui/dialogs/Drawer.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { CommandPalette } from '#ui/palette/CommandPalette.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Example, Line } from './Example.tsx'

const COMMANDS = Array.from({ length: 90 }, (_, place) => ({
  id: `command-${place}`,
  group: place < 6 ? 'Places' : 'Things',
  label: place === 3 ? 'Not possible now' : `${place < 6 ? 'Place' : 'Thing'} ${place + 1}`,
  note: place === 3 ? 'Because there is nothing left' : undefined,
  isDisabled: place === 3,
  onSelect: () => showSnackbar({ text: `Did number ${place + 1}` }),
}))

const LINKS = Array.from({ length: 40 }, (_, place) => ({
  id: place,
  label: `Part ${place + 1}`,
  note: place % 2 === 0 ? `part-${place + 1}.example` : undefined,
  href: `/showcase?row=${place}#cells`,
  isCurrent: place === 4,
}))

/** The parts that open above the page: the palette and the drawer. */
export function PalettePart() {
  const [shown, setShown] = useState<'palette' | 'drawer' | null>(null)
  const [side, setSide] = useState<'left' | 'right' | 'both'>('left')
  const links = useFloatingPanel()
  const menu = useFloatingPanel()
  return (
    <>
      <PageHeader title="Palette and panels" note="Arrow keys move, Enter chooses, Escape closes." />
      <Example title="Over the page">
        <Line>
          <Button variant="default" onClick={() => setShown('palette')}>
            Palette
          </Button>
          <Button variant="default" onClick={() => setShown('drawer')}>
            Drawer
          </Button>
          <Button variant="default" {...links.triggerProps}>
            Links
          </Button>
          <Button variant="default" {...menu.triggerProps}>
            Menu
          </Button>
        </Line>
      </Example>
      <Example title="One of a few words">
        <ChoiceBar
          label="Side"
          value={side}
          options={[
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
            { value: 'both', label: 'Both' },
          ]}
          onChange={setSide}
        />
      </Example>
      {shown === 'palette' && (
        <CommandPalette label="Do anything" commands={COMMANDS} onClose={() => setShown(null)} />
      )}
      {shown === 'drawer' && (
        <Drawer label="Drawer" onClose={() => setShown(null)}>
          <Button variant="default" m={16} onClick={() => setShown(null)}>
            Close
          </Button>
        </Drawer>
      )}
      {links.anchor && (
        <LinkPanel
          label="Parts of the list"
          filterLabel="Find a part"
          anchor={links.anchor}
          links={LINKS}
          footer={<MenuWithin />}
          onClose={links.close}
        />
      )}
      {menu.anchor && (
        <ActionMenu
          label="Menu"
          anchor={menu.anchor}
          actions={[{ label: 'Say it', onSelect: () => showSnackbar({ text: 'Said' }) }]}
          onClose={menu.close}
        />
      )}
    </>
  )
}

/** A button in a panel that opens a menu over the panel. */
function MenuWithin() {
  const menu = useFloatingPanel()
  return (
    <>
      <Button variant="subtle" {...menu.triggerProps}>
        More
      </Button>
      {menu.anchor && (
        <ActionMenu
          label="More"
          anchor={menu.anchor}
          actions={[{ label: 'Say more', onSelect: () => showSnackbar({ text: 'Said more' }) }]}
          onClose={menu.close}
        />
      )}
    </>
  )
}
