/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a field that finds one of many options */
import { TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { IconSelector } from '../icons.ts'
import type { SelectOption } from './find-options.ts'
import { OptionList } from './OptionList.tsx'
import { useFoundSelect } from './use-found-select.ts'

interface FoundSelectProps {
  label: string
  isLabelHidden?: boolean
  placeholder?: string
  text: string
  /** The options that the caller has found for the text. */
  options: readonly SelectOption[]
  /** Of the chosen option; empty when none is. */
  value: string
  /** What is said in place of options: that they are being looked for, or that there are none. */
  nothing: string
  maxLength?: number
  error?: ReactNode
  disabled?: boolean
  /** Whether the field takes the focus in a dialog. */
  isFirst?: boolean
  onType: (text: string) => void
  onChoose: (option: SelectOption) => void
  onOpen?: () => void
  onClose?: () => void
}

/** A field with options that are found outside of it, such as by the server, while the user types. */
export function FoundSelect(props: FoundSelectProps) {
  const {
    label,
    isLabelHidden = false,
    text,
    options,
    value,
    nothing,
    isFirst = false,
    disabled = false,
  } = props
  const id = useId()
  const select = useFoundSelect(props)
  const { input, isOpen, active } = select
  const hasList = isOpen && options.length > 0
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
        data-first-focus={isFirst || undefined}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={disabled}
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        error={props.error}
        value={text}
        onChange={(event) => select.type(event.currentTarget.value)}
        onKeyDown={select.press}
        onFocus={() => input.current?.select()}
        onClick={select.open}
        onBlur={() => {
          // The whole window lost the focus, not the field.
          if (document.activeElement !== input.current) select.close()
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
          value={value}
          unknown={nothing}
          onChoose={select.choose}
        />
      )}
    </div>
  )
}
