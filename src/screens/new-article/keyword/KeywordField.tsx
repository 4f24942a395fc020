import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import { IconSearch, IconX } from '#ui/icons.ts'
import { useSlashKey } from '#ui/keyboard/use-slash-key.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import classes from '../NewArticle.module.css'

interface KeywordFieldProps {
  /** The keyword that was searched. */
  keyword: string
  isDisabled: boolean
  /** An empty keyword leads back to the suggestions. */
  onSearch: (keyword: string) => void
}

/** F-121: the keyword of the article; Enter searches whether the plan has clusters for it. */
export function KeywordField({ keyword, isDisabled, onSearch }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword)
  const [searched, setSearched] = useState(keyword)
  // A suggestion or a step in the history brings another keyword.
  if (searched !== keyword) {
    setSearched(keyword)
    setTyped(keyword)
  }
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input, true)
  const wanted = typed.trim()
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted === '') input.current?.focus()
        else onSearch(wanted)
      }}
    >
      <TextInput
        ref={input}
        size="md"
        aria-label="Write a keyword"
        placeholder="Write a keyword"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        maxLength={LONGEST_TITLE}
        disabled={isDisabled}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        rightSection={
          typed !== '' &&
          !isDisabled && (
            <IconButton
              label="Clear the keyword"
              onClick={() => {
                setTyped('')
                input.current?.focus()
                if (keyword !== '') onSearch('')
              }}
            >
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )
        }
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" size="md" disabled={isDisabled || wanted === ''}>
        Search
      </Button>
    </form>
  )
}
