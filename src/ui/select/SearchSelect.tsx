/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a field that finds one of many options */
import { TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { IconSelector } from '../icons.ts'
import type { SelectOption } from './find-options.ts'
import { OptionList } from './OptionList.tsx'
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
  /** Finds options elsewhere, for the typed text; the caller passes them as `options` when they have come. */
  onSearch?: (text: string) => void
  /** Whether options are being found. */
  isSearching?: boolean
}

const NONE: readonly never[] = []

/** Chooses one of many options, found by typing. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, common = NONE, value, onChange, error, isLabelHidden = false } = props
  const id = useId()
  const select = useSearchSelect({ options, common, value, onChange })
  const { input, text, listed, active, isOpen, isUnknown } = select
  const hasList = isOpen && listed.length > 0
  const unknown = props.isSearching ? 'Searching…' : `Nothing matches “${text.trim()}”.`
  return (
    <div>
      <TextInput
        ref={input}
        type="text"
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? id : undefined}
        aria-activedescendant={hasList && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        error={isUnknown && !isOpen ? unknown : error}
        value={text}
        onChange={(event) => {
          select.type(event.currentTarget.value)
          props.onSearch?.(event.currentTarget.value)
        }}
        onKeyDown={select.press}
        onClick={select.click}
        onFocus={select.focus}
        onBlur={select.leave}
      />
      <output className="visually-hidden">{isOpen && isUnknown ? unknown : ''}</output>
      {isOpen && (
        <OptionList
          id={id}
          label={label}
          anchor={input}
          listed={listed}
          commonCount={select.commonCount}
          more={select.more}
          active={active}
          value={value}
          unknown={unknown}
          onChoose={select.choose}
        />
      )}
    </div>
  )
}
