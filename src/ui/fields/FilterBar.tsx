import type { ReactNode } from 'react'
import { CountTabs, type CountTabsProps } from '../layout/CountTabs.tsx'
import classes from './FilterBar.module.css'
import { SelectFilter, type SelectFilterProps } from './SelectFilter.tsx'
import { TextFilter, type TextFilterProps } from './TextFilter.tsx'

interface FilterBarProps<Tab extends string, Choice extends string> {
  tabs: CountTabsProps<Tab>
  /** A chip for a filter that a link to this page has set; the user can remove it. */
  chip?: ReactNode
  /** How the text filter is applied, such as "Searched as a regular expression". */
  note: ReactNode
  text: Omit<TextFilterProps, 'hasSlashKey'>
  choice?: SelectFilterProps<Choice>
  /** The menu in which the user chooses columns. */
  columns?: ReactNode
}

/** The line above the main list of a page: tabs, a text filter, and mostly one more filter. */
export function FilterBar<Tab extends string, Choice extends string = never>({
  tabs,
  chip,
  note,
  text,
  choice,
  columns,
}: FilterBarProps<Tab, Choice>) {
  return (
    <div className={classes.filters}>
      <CountTabs {...tabs} />
      <div className={classes.fields}>
        {chip && <div className={classes.chip}>{chip}</div>}
        <output className={classes.note}>{note}</output>
        <div className={classes.text}>
          <TextFilter {...text} hasSlashKey />
        </div>
        {choice && (
          <div className={classes.choice}>
            <SelectFilter {...choice} />
          </div>
        )}
        {columns}
      </div>
    </div>
  )
}
