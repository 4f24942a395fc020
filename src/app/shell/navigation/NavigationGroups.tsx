import { useId } from 'react'
import type { NavigationGroup } from './entries.ts'
import { findCurrent } from './find-current.ts'
import classes from './Navigation.module.css'
import { NavigationLink } from './NavigationLink.tsx'

interface NavigationGroupsProps {
  groups: readonly NavigationGroup[]
  hrefOf: (screen: string) => string
  /** The path of the present address. */
  path: string
  isNarrow: boolean
}

export function NavigationGroups({ groups, hrefOf, path, isNarrow }: NavigationGroupsProps) {
  const id = useId()
  return groups.map(({ title, entries }) => (
    <div key={title} className={classes.group}>
      <h2 id={`${id}-${title}`} className={isNarrow ? 'visually-hidden' : classes.title}>
        {title}
      </h2>
      <ul aria-labelledby={`${id}-${title}`}>
        {entries.map((entry) => (
          <li key={entry.screen}>
            <NavigationLink
              label={entry.label}
              Icon={entry.Icon}
              href={hrefOf(entry.screen)}
              current={findCurrent(entry, path)}
              isNarrow={isNarrow}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
