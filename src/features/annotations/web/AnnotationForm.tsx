import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { LONGEST_ANNOTATION } from '../rules.ts'
import classes from './Annotations.module.css'
import type { Annotation } from './api.ts'
import { useKeepAnnotation } from './use-keep-annotation.ts'

interface AnnotationFormProps {
  contentplanId: number
  /** null for a new one. */
  annotation: Annotation | null
  /** The days of a new one before others are chosen. */
  day: string
  onEnd: () => void
}

/** Writes an annotation: its text, and its first and last day. */
export function AnnotationForm({ contentplanId, annotation, day, onEnd }: AnnotationFormProps) {
  const [text, setText] = useState(annotation?.text ?? '')
  const [first, setFirst] = useState(annotation?.first_day ?? day)
  const [last, setLast] = useState(annotation?.last_day ?? day)
  const { keep, error, isBusy } = useKeepAnnotation(
    { contentplanId, before: annotation },
    { hasOwnErrors: true },
  )
  const problemOf = (field: string) => fieldProblemOf(error, (name) => name === field)
  const fieldProblems = ['text', 'first_day', 'last_day'].map(problemOf)
  const otherProblem =
    error !== null && fieldProblems.every((problem) => problem === null)
      ? messageOf(error, 'The annotation could not be saved. Please try again.')
      : null
  const save = () =>
    keep(
      {
        id: annotation?.id ?? null,
        update_key: annotation?.update_key ?? null,
        is_hidden: annotation?.is_hidden ?? false,
        text: text.trim(),
        first_day: first,
        last_day: last,
      },
      { onSuccess: onEnd },
    )
  const isReversed = first !== '' && last !== '' && last < first
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isReversed && text.trim() !== '') save()
      }}
    >
      <TextInput
        label="What happened"
        dir="auto"
        data-first-focus
        required
        maxLength={LONGEST_ANNOTATION}
        value={text}
        error={problemOf('text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <TextInput
          label="First day"
          type="date"
          required
          value={first}
          error={problemOf('first_day')}
          onChange={({ currentTarget: { value } }) => {
            setFirst(value)
            if (last === first || last < value) setLast(value)
          }}
        />
        <TextInput
          label="Last day"
          type="date"
          required
          value={last}
          error={isReversed ? 'The last day is before the first day.' : problemOf('last_day')}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </div>
      <ProblemLine text={otherProblem} />
      <DialogButtons>
        <Button variant="default" disabled={isBusy} onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy} disabled={text.trim() === '' || isReversed}>
          Save
        </Button>
      </DialogButtons>
    </form>
  )
}
