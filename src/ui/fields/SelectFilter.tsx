import { NativeSelect } from '@mantine/core'
import { IconSelector } from '../icons.ts'

export interface SelectFilterProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Chooses one of a few options in a native select. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <NativeSelect
      aria-label={label}
      rightSection={<IconSelector size={16} stroke={1.75} />}
      value={value}
      data={[...options]}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
