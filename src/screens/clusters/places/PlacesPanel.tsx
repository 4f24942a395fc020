import type { ReactNode } from 'react'
import { SHORTCUTS, type Shortcut } from '#features/articles/rules.ts'
import {
  IconAffiliate,
  IconClock,
  IconEyeOff,
  IconFile,
  IconFilePlus,
  IconFlame,
  IconHeartOff,
} from '#ui/icons.ts'
import type { PageKind } from '../clusters-view.ts'
import { HubSection } from './HubSection.tsx'
import { ACTION_KINDS, chooseKind, KIND_NAMES } from './kinds.ts'
import { PlaceEntry } from './PlaceEntry.tsx'
import type { PlacesPanelProps } from './places-props.ts'
import classes from './PlacesPanel.module.css'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

const SHORTCUT_ICONS: Record<Shortcut, ReactNode> = {
  'recently-added': <IconClock {...ICON} size={16} />,
  breakout: <IconFlame {...ICON} size={16} />,
  'zero-impressions': <IconEyeOff {...ICON} size={16} />,
  'not-in-favorites': <IconHeartOff {...ICON} size={16} />,
}

/** F-071: the kinds of pages and the hubs by which clusters are listed, each with its number of clusters. */
export function PlacesPanel(props: PlacesPanelProps) {
  const { view, counts, onChange } = props
  const entry = (kind: PageKind, icon: ReactNode, isNested = false) => (
    <li key={kind}>
      <PlaceEntry
        label={KIND_NAMES[kind]}
        count={counts && (counts.kinds.get(kind) ?? 0)}
        icon={icon}
        isCurrent={view.kind === kind}
        isNested={isNested}
        onSelect={() => onChange((now) => chooseKind(kind, now))}
      />
    </li>
  )
  return (
    <nav className={classes.panel} aria-label="Pages and hubs">
      <ul className={classes.list}>
        {entry('all', <IconAffiliate {...ICON} />)}
        {entry('existing', <IconFile {...ICON} />)}
        {ACTION_KINDS.map((kind) =>
          entry(kind, <span className={classes.mark} data-kind={kind} aria-hidden="true" />, true),
        )}
        {entry('new', <IconFilePlus {...ICON} />)}
        {SHORTCUTS.map((kind) => entry(kind, SHORTCUT_ICONS[kind], true))}
      </ul>
      <HubSection {...props} />
    </nav>
  )
}
