import { ChosenOptions } from './ChosenOptions.tsx'
import type { SelectOption } from './find-options.ts'
import classes from './MultiSelect.module.css'
import { OptionField } from './OptionField.tsx'
import { useMultiSelect } from './use-multi-select.ts'

interface MultiSelectProps {
  label: string
  placeholder: string
  text: string
  /** The options that the caller has found for the text, without the chosen ones; none while it looks for them. */
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
  const { input, isOpen, active, ...select } = useMultiSelect(props)
  return (
    <div className={classes.field}>
      <OptionField
        label={label}
        isLabelHidden
        input={input}
        text={text}
        isOpen={isOpen}
        listed={options}
        active={active}
        chosen=""
        nothing={nothing}
        placeholder={placeholder}
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
        onChoose={select.add}
      />
      {chosen.length > 0 && <ChosenOptions label={label} chosen={chosen} onRemove={select.remove} />}
    </div>
  )
}
