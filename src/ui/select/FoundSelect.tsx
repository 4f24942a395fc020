import type { ReactNode } from 'react'
import type { SelectOption } from './find-options.ts'
import { OptionField } from './OptionField.tsx'
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
  const { label, text, options, value, nothing } = props
  const { input, isOpen, active, ...select } = useFoundSelect(props)
  return (
    <OptionField
      label={label}
      isLabelHidden={props.isLabelHidden}
      input={input}
      text={text}
      isOpen={isOpen}
      listed={options}
      active={active}
      chosen={value}
      nothing={nothing}
      data-first-focus={props.isFirst || undefined}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      disabled={props.disabled ?? false}
      error={props.error}
      onChange={(event) => select.type(event.currentTarget.value)}
      onKeyDown={select.press}
      onFocus={() => input.current?.select()}
      onClick={select.open}
      onBlur={() => {
        // The whole window lost the focus, not the field.
        if (document.activeElement !== input.current) select.close()
      }}
      onChoose={select.choose}
    />
  )
}
