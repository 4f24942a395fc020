import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '../icons.ts'
import { useRef, useState } from 'react'
import { IconButton } from '../layout/IconButton.tsx'
import { useSlashKey } from '../keyboard/use-slash-key.ts'

export interface TextFilterProps {
  label: string
  /** The text by which the list is filtered now. */
  value: string
  /** `replace` is set while the user goes on typing: the texts before are not worth a step back. */
  onApply: (value: string, options: { replace: boolean }) => void
  /** Characters of a text, at most. */
  maxLength?: number
  /** Whether the key / moves the focus here. Set it for the one main filter of a page. */
  hasSlashKey?: boolean
  /** Whether the text is applied by Enter only, for texts that mean something only as a whole. */
  isOnEnter?: boolean
  /** Milliseconds without a key after which a typed text is applied. */
  pauseMs?: number
  /** Why the list cannot be filtered by this text, or null when it can. */
  error?: string | null
}

const PAUSE_MS = 250

/** A text filter: it is applied while the user types, or by Enter only; Escape clears it. */
export function TextFilter({
  label,
  value,
  onApply,
  maxLength,
  hasSlashKey = false,
  isOnEnter = false,
  pauseMs = PAUSE_MS,
  error = null,
}: TextFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // Texts that were applied since the field got the focus. They come back as values later, while the user types on.
  const [sent, setSent] = useState<readonly string[]>([])
  useSlashKey(input, hasSlashKey)
  if (seen !== value) {
    setSeen(value)
    if (!sent.includes(value)) {
      setTyped(value)
      setSent([])
    }
  }
  const apply = (text: string) => {
    if (text === (sent.at(-1) ?? value)) return
    setSent([...sent, text])
    onApply(text, { replace: sent.length > 0 })
  }
  const applyLater = useDebouncedCallback(apply, { delay: pauseMs, flushOnUnmount: false })

  function applyNow(text: string) {
    applyLater.cancel()
    setTyped(text)
    apply(text)
  }

  return (
    <TextInput
      ref={input}
      type="text"
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxLength}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={
        typed !== '' && (
          <IconButton label={`Clear ${label.toLowerCase()}`} onClick={() => applyNow('')}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        )
      }
      error={error}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        if (!isOnEnter) applyLater(text.trim())
      }}
      onBlur={() => {
        applyLater.flush()
        setSent([])
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') applyNow(typed.trim())
        else if (event.key === 'Escape' && typed !== '') applyNow('')
        else if (event.key === 'Escape') input.current?.blur()
      }}
    />
  )
}
