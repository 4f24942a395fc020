/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a field that finds one of many options */
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { ChosenOptions } from './ChosenOptions.tsx'
import { IconSelector } from '../icons.ts'
import type { SelectOption } from './find-options.ts'
import classes from './MultiSelect.module.css'
import { OptionList } from './OptionList.tsx'
import { useMultiSelect } from './use-multi-select.ts'

interface MultiSelectProps {
  label: string
  placeholder: string
  text: string
  /** The options that the caller has found for the text, without the chosen ones. */
  options: readonly SelectOption[]
  chosen: readonly SelectOption[]
  /** What is said in place of options. */
  nothing: string
  onType: (text: string) => void
  /** The list was opened or closed. */
  onToggle: (isOpen: boolean) => void
  onChange: (values: readonly string[]) => void
}

/**
 * Chooses several of many options, which are found outside of it. Arrows move through the options, Enter adds the active
 * one, Backspace in an empty field removes the last one, Escape closes the list.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, text, options, chosen, nothing, onType } = props
  const id = useId()
  const select = useMultiSelect(props)
  const { input, isOpen, active } = select
  const hasList = isOpen && options.length > 0
  return (
    <div className={classes.field}>
      <TextInput
        ref={input}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? id : undefined}
        aria-activedescendant={hasList ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          onType(event.currentTarget.value)
          select.toggle(true)
        }}
        onKeyDown={select.press}
        onClick={() => select.toggle(true)}
        onBlur={() => {
          // The whole window lost the focus, not the field.
          if (document.activeElement !== input.current) select.toggle(false)
        }}
      />
      <output className="visually-hidden">{isOpen && options.length === 0 ? nothing : ''}</output>
      {isOpen && (
        <OptionList
          id={id}
          label={label}
          anchor={input}
          listed={options}
          commonCount={0}
          more={0}
          active={active}
          value=""
          unknown={nothing}
          onChoose={select.add}
        />
      )}
      {chosen.length > 0 && <ChosenOptions label={label} chosen={chosen} onRemove={select.remove} />}
    </div>
  )
}
