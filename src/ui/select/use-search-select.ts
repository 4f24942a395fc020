import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { findOptions, type SelectOption } from './find-options.ts'

/** Options listed at once; typing finds the others. */
const MOST_LISTED = 300
const PAGE = 8
const NONE = -1

interface SearchSelectInput {
  options: readonly SelectOption[]
  common: readonly string[]
  value: string
  onChange: (value: string) => void
  /** Takes the text by which options are searched; empty when nothing is typed any more. */
  onSearch?: ((text: string) => void) | undefined
}

/**
 * The state and keys of a field that finds one of many options. While the user types, the best match is active: Enter,
 * Tab and leaving the field choose it, Escape restores the chosen option. A text that nothing matches stays, and keeps
 * its form from being submitted.
 */
export function useSearchSelect({ options, common, value, onChange, onSearch }: SearchSelectInput) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const isSearched = typed !== null && typed.trim() !== ''
  const chosen = options.find((option) => option.value === value)
  const { listed, commonCount, more } = useMemo(
    () => listOptions(options, { common, typed: isSearched ? typed : '' }),
    [options, common, isSearched, typed],
  )
  const start = isSearched ? 0 : listed.findIndex((option) => option.value === value)
  const active = listed.length === 0 ? NONE : (moved ?? start)
  const isUnknown = isSearched && listed.length === 0

  useRefuseSubmit(input, isUnknown)
  useSelectWhole(input, typed)

  function open() {
    setMoved(null)
    setIsOpen(true)
  }

  function settle() {
    if (typed !== null) onSearch?.('')
    setTyped(null)
    setMoved(null)
    setIsOpen(false)
  }

  function choose(option: SelectOption | undefined) {
    if (option && option.value !== value) onChange(option.value)
    settle()
  }

  function move(next: number) {
    if (!isOpen) return open()
    if (listed.length > 0) setMoved(next)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = findNext(event.key, active, listed.length)
    if (next !== null) {
      event.preventDefault()
      return move(next)
    }
    if (!isOpen && typed === null) return
    // Neither the form around the field nor the dialog around it may take these keys now.
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isUnknown) choose(listed[active])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      settle()
    }
  }

  return {
    input,
    text: typed ?? chosen?.label ?? '',
    listed,
    commonCount,
    more,
    active,
    isOpen,
    /** Whether the typed text matches no option. */
    isUnknown,
    choose,
    press,
    type: (text: string) => {
      setTyped(text)
      onSearch?.(text)
      open()
    },
    click: () => {
      if (isOpen) return
      open()
      if (typed === null) input.current?.select()
    },
    focus: () => input.current?.select(),
    leave: () => {
      // The whole window lost the focus, not the field.
      if (document.activeElement === input.current) return
      if (isUnknown) return setIsOpen(false)
      choose(isSearched || moved !== null ? listed[active] : undefined)
    },
  }
}

interface Listed {
  listed: SelectOption[]
  /** How many of the first are the common ones, which stand in their own place as well. */
  commonCount: number
  more: number
}

function listOptions(
  options: readonly SelectOption[],
  { common, typed }: { common: readonly string[]; typed: string },
): Listed {
  const first = common.flatMap((value) => options.find((option) => option.value === value) ?? [])
  if (typed !== '') {
    // Of matches that are equally good the common ones come first.
    const found = findOptions([...first, ...options.filter((option) => !first.includes(option))], typed)
    return {
      listed: found.slice(0, MOST_LISTED),
      commonCount: 0,
      more: Math.max(0, found.length - MOST_LISTED),
    }
  }
  return {
    listed: [...first, ...options.slice(0, MOST_LISTED)],
    commonCount: first.length,
    more: Math.max(0, options.length - MOST_LISTED),
  }
}

function findNext(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count
    case 'ArrowUp':
      return (Math.max(now, 0) - 1 + count) % count
    case 'PageDown':
      return Math.min(now + PAGE, count - 1)
    case 'PageUp':
      return Math.max(now - PAGE, 0)
    default:
      return null
  }
}

/** Selects the whole text of a field when nothing is typed any more, so that the next key replaces it. */
function useSelectWhole(input: { current: HTMLInputElement | null }, typed: string | null): void {
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select()
  }, [input, typed])
}

/** Keeps the form of a field from being submitted, and leads back to the field. */
function useRefuseSubmit(input: { current: HTMLInputElement | null }, isRefused: boolean): void {
  useEffect(() => {
    const form = input.current?.form
    if (!form || !isRefused) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [input, isRefused])
}
