import { AppLink } from '#ui/layout/AppLink.tsx'
import { KeyboardHelp } from '#ui/dialogs/KeyboardHelp.tsx'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TABLE_SHORTCUTS } from '#ui/keyboard/shortcuts.ts'
import { useHelpKey } from '#ui/keyboard/use-help-key.ts'
import { DensityContext, type Density } from '#ui/layout/use-density.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import classes from './Showcase.module.css'
import { FIRST_PART, PARTS } from './showcase-parts.ts'

const SHORTCUTS = [
  TABLE_SHORTCUTS,
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['/'], does: 'Filter' },
      { keys: ['?'], does: 'Show these keys' },
    ],
  },
]

/** Every part of the kit in all its states: one part at a time, its name in the address. */
export function ShowcaseScreen() {
  const hash = useLocation({ select: (location) => location.hash })
  const [density, setDensity] = useState<Density>('comfortable')
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useHelpKey(() => setIsHelpOpen(true))
  const { id, Part } = PARTS.find((part) => part.id === hash) ?? FIRST_PART

  return (
    <DensityContext value={density}>
      <div className={classes.page}>
        <nav className={classes.index} aria-label="Parts">
          <ul>
            {PARTS.map((part) => (
              <li key={part.id}>
                <AppLink
                  href={`/showcase#${part.id}`}
                  className={classes.entry}
                  aria-current={part.id === id ? 'page' : undefined}
                >
                  {part.title}
                </AppLink>
              </li>
            ))}
          </ul>
          <SelectFilter
            label="Density"
            value={density}
            options={[
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
            onChange={setDensity}
          />
        </nav>
        <div className={classes.part}>
          <Part key={id} />
        </div>
      </div>
      {isHelpOpen && <KeyboardHelp groups={SHORTCUTS} onClose={() => setIsHelpOpen(false)} />}
    </DensityContext>
  )
}
