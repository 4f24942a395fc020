import { Button, Textarea } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import classes from './Research.module.css'
import { ResearchProblem } from './ResearchProblem.tsx'

interface LinesFormProps {
  label: string
  hints: readonly string[]
  placeholder: string
  text: string
  maxLength?: number
  /** Why the text cannot be submitted. */
  trouble?: string | null
  /** A remark on the text, which is read out when it changes. */
  note?: ReactNode
  /** Details about the text, below the remark. */
  details?: ReactNode
  /** The error of the last attempt. */
  error: unknown
  submit: string
  busyText: string
  isBusy: boolean
  isEmpty: boolean
  onText: (text: string) => void
  onSubmit: () => void
}

/** A form for a text of many lines; Ctrl+Enter submits it too. */
export function LinesForm(props: LinesFormProps) {
  const { label, hints, placeholder, text, maxLength, trouble = null, note, details, error } = props
  const { submit, busyText, isBusy, isEmpty, onText, onSubmit } = props
  return (
    <form
      className={parts.tab}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isEmpty) onSubmit()
      }}
    >
      <Textarea
        label={label}
        description={hints.map((hint) => (
          <span key={hint} style={{ display: 'block' }}>
            {hint}
          </span>
        ))}
        placeholder={placeholder}
        rows={8}
        dir="auto"
        spellCheck={false}
        data-first-focus
        readOnly={isBusy}
        error={trouble}
        value={text}
        {...(maxLength !== undefined && { maxLength })}
        onChange={({ currentTarget: { value } }) => onText(value)}
        onKeyDown={submitByKey}
      />
      <output className={classes.below}>{isBusy ? busyText : note}</output>
      {!isBusy && details}
      <ResearchProblem error={error} />
      <DialogButtons>
        <Button type="submit" loading={isBusy} disabled={isEmpty}>
          {submit}
        </Button>
      </DialogButtons>
    </form>
  )
}

function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
