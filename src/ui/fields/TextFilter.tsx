import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '../icons.ts'
import { useRef, useState } from 'react'
import { IconButton } from '../layout/IconButton.tsx'
import { useSlashKey } from '../keyboard/use-slash-key.ts'

export interface TextFilterProps {
  label: string
  /** The text by which the list is filtered now. */
  value: string
  onApply: (value: string) => void
  /** Whether the key / moves the focus here. Set it for the one main filter of a page. */
  hasSlashKey?: boolean
  /** Why the list cannot be filtered by this text, or null when it can. */
  error?: string | null
}

/** A text filter: Enter applies it, Escape clears it. */
export function TextFilter({ label, value, onApply, hasSlashKey = false, error = null }: TextFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  useSlashKey(input, hasSlashKey)
  // The value changes from outside when the user goes back or forward.
  if (applied !== value) {
    setApplied(value)
    setTyped(value)
  }

  function apply(text: string) {
    setTyped(text)
    if (text !== value) onApply(text)
  }

  return (
    <TextInput
      ref={input}
      type="text"
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={
        typed !== '' && (
          <IconButton label={`Clear ${label.toLowerCase()}`} onClick={() => apply('')}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        )
      }
      error={error}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') apply(typed.trim())
        else if (event.key === 'Escape' && typed !== '') apply('')
        else if (event.key === 'Escape') input.current?.blur()
      }}
    />
  )
}
