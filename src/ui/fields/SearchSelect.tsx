import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { findOptions } from './find-options.ts'
import classes from './SearchSelect.module.css'

/** Options listed at once; typing finds the others. */
const MOST_LISTED = 100

interface SearchSelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** Empty when no option is chosen. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
}

/** Chooses one of many options, found by typing. */
export function SearchSelect({ label, options, value, onChange, error }: SearchSelectProps) {
  return (
    <Select
      label={label}
      data={[...options]}
      filter={({ search }) => findOptions(options, search).slice(0, MOST_LISTED)}
      value={value === '' ? null : value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      error={error}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
      // The list itself scrolls: Mantine's scroll area around it cannot be scrolled by keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
    />
  )
}
