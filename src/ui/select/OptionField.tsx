/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a field that finds one of many options */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useId, type RefObject } from 'react'
import { IconSelector } from '../icons.ts'
import type { SelectOption } from './find-options.ts'
import { OptionList } from './OptionList.tsx'

interface OptionFieldProps extends Omit<TextInputProps, 'label' | 'value'> {
  label: string
  /** Whether the label is only read aloud. */
  isLabelHidden?: boolean | undefined
  input: RefObject<HTMLInputElement | null>
  text: string
  isOpen: boolean
  listed: readonly SelectOption[]
  /** The place of the active option in the list; negative when none is. */
  active: number
  /** Of the chosen option; empty when none is. */
  chosen: string
  /** What is said in place of options when there are none. */
  nothing: string
  /** How many of the first options stand in their own place as well. */
  commonCount?: number
  /** How many options are not listed. */
  more?: number
  onChoose: (option: SelectOption) => void
}

/** A field of text with a list of options below it. The caller keeps its state and answers its keys. */
export function OptionField({
  label,
  isLabelHidden = false,
  input,
  text,
  isOpen,
  listed,
  active,
  chosen,
  nothing,
  commonCount = 0,
  more = 0,
  onChoose,
  ...field
}: OptionFieldProps) {
  const id = useId()
  const hasList = isOpen && listed.length > 0
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
        dir="auto"
        spellCheck={false}
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        value={text}
        {...field}
      />
      <output className="visually-hidden">{isOpen && listed.length === 0 ? nothing : ''}</output>
      {isOpen && (
        <OptionList
          id={id}
          label={label}
          anchor={input}
          listed={listed}
          commonCount={commonCount}
          more={more}
          active={active}
          value={chosen}
          unknown={nothing}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
