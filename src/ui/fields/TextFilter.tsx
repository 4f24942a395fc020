import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '../icons.ts'
import { useRef, useState } from 'react'
import { IconButton } from '../layout/IconButton.tsx'
import { useSlashKey } from '../keyboard/use-slash-key.ts'

interface TextFilterProps {
  label: string
  /** The text that is applied now. */
  value: string
  onApply: (value: string) => void
  /** The key / puts the focus here: for the one main filter of a page. */
  hasSlashKey?: boolean
  /** Why the text cannot be applied. */
  error?: string | null
}

/** A text that applies on Enter and clears on Escape. */
export function TextFilter({ label, value, onApply, hasSlashKey = false, error = null }: TextFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  useSlashKey(input, hasSlashKey)
  // Back and forward change what is applied from outside.
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
