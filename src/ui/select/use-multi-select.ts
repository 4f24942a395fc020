import { useRef, useState, type KeyboardEvent } from 'react'
import type { SelectOption } from './find-options.ts'

interface MultiSelectInput {
  text: string
  options: readonly SelectOption[]
  chosen: readonly SelectOption[]
  onType: (text: string) => void
  onToggle: (isOpen: boolean) => void
  onChange: (values: readonly string[]) => void
}

/** The state and keys of a field that chooses several options. */
export function useMultiSelect({ text, options, chosen, onType, onToggle, onChange }: MultiSelectInput) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState(0)
  const active = Math.min(moved, options.length - 1)
  const values = chosen.map(({ value }) => value)

  function toggle(isNowOpen: boolean) {
    setMoved(0)
    if (isNowOpen === isOpen) return
    setIsOpen(isNowOpen)
    onToggle(isNowOpen)
  }

  function add(option: SelectOption | undefined) {
    if (!option) return
    onChange([...values, option.value])
    onType('')
    setMoved(0)
  }

  function remove(value: string) {
    onChange(values.filter((one) => one !== value))
    input.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (step !== null) {
      event.preventDefault()
      if (!isOpen) return toggle(true)
      setMoved((Math.max(active, 0) + step + options.length) % Math.max(1, options.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      add(options[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      toggle(false)
    } else if (event.key === 'Backspace' && text === '') {
      const last = values.at(-1)
      if (last !== undefined) remove(last)
    }
  }

  return { input, isOpen, active, toggle, add, remove, press }
}
