import type { ReactNode } from 'react'
import type { SelectOption } from './find-options.ts'
import { OptionField } from './OptionField.tsx'
import { useSearchSelect } from './use-search-select.ts'

interface SearchSelectProps {
  label: string
  options: readonly SelectOption[]
  /** Values that are listed first as long as nothing is typed, in this order. */
  common?: readonly string[]
  /** Empty when no option is chosen. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  /** Whether the label is only read aloud. */
  isLabelHidden?: boolean
  placeholder?: string
  /** Finds options elsewhere, for the typed text; the caller passes them as `options` when they have come. */
  onSearch?: (text: string) => void
  /** Whether options are being found. */
  isSearching?: boolean
}

const NONE: readonly never[] = []

/** Chooses one of many options, found by typing. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, common = NONE, value, onChange, error } = props
  const select = useSearchSelect({ options, common, value, onChange, onSearch: props.onSearch })
  const { text, isOpen, isUnknown } = select
  const nothing = props.isSearching ? 'Searching…' : `Nothing matches “${text.trim()}”.`
  return (
    <OptionField
      label={label}
      isLabelHidden={props.isLabelHidden}
      placeholder={props.placeholder}
      input={select.input}
      text={text}
      isOpen={isOpen}
      listed={select.listed}
      active={select.active}
      chosen={value}
      nothing={nothing}
      commonCount={select.commonCount}
      more={select.more}
      error={isUnknown && !isOpen ? nothing : error}
      onChange={(event) => select.type(event.currentTarget.value)}
      onKeyDown={select.press}
      onClick={select.click}
      onFocus={select.focus}
      onBlur={select.leave}
      onChoose={select.choose}
    />
  )
}
