import { useRef, useState, type KeyboardEvent } from 'react'
import type { SelectOption } from './find-options.ts'

interface FoundSelectInput {
  options: readonly SelectOption[]
  onType: (text: string) => void
  onChoose: (option: SelectOption) => void
  onOpen?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

/**
 * The state and keys of a field whose options the caller finds. Arrows move through the options that can be chosen, Enter
 * chooses the active one, and Escape closes the list and leaves the text.
 */
export function useFoundSelect({ options, onType, onChoose, onOpen, onClose }: FoundSelectInput) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const active = moved === null || moved >= options.length ? -1 : moved

  function open() {
    setMoved(null)
    if (isOpen) return
    setIsOpen(true)
    onOpen?.()
  }

  function close() {
    setMoved(null)
    if (!isOpen) return
    setIsOpen(false)
    onClose?.()
  }

  function choose(option: SelectOption) {
    close()
    onChoose(option)
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open()
    for (let tried = 1; tried <= options.length; tried++) {
      const from = active < 0 && step < 0 ? 0 : active
      const next = (from + step * tried + options.length * 2) % options.length
      if (options[next]?.isDisabled) continue
      return setMoved(next)
    }
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (step !== null) {
      event.preventDefault()
      return move(step)
    }
    if (!isOpen) return
    // Neither the form around the field nor the dialog around it may take these keys now.
    const option = options[active]
    if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    input,
    isOpen,
    active,
    open,
    close,
    choose,
    press,
    type: (text: string) => {
      onType(text)
      open()
    },
  }
}
