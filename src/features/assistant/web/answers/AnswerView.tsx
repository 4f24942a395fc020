import { Button } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react'
import { IconAlertTriangle, IconCheck, IconProgress, type Icon } from '#ui/icons.ts'
import { CopyButton } from '#ui/layout/CopyButton.tsx'
import { isAllowedLink } from '../../allow-link.ts'
import type { Answer } from '../../merge-answer.ts'
import { FAILED_REPLY, type ToolState } from '../../rules.ts'
import classes from '../Assistant.module.css'
import { useCalmText } from './use-calm-text.ts'

const MarkdownView = lazy(() =>
  import('#ui/markdown/MarkdownView.tsx').then((part) => ({ default: part.MarkdownView })),
)

const ICONS = {
  running: IconProgress,
  done: IconCheck,
  failed: IconAlertTriangle,
} as const satisfies Record<ToolState, Icon>

interface AnswerViewProps {
  answer: Answer
  onRetry: (() => void) | undefined
  /** What the answer proposes. */
  children: ReactNode
}

/** An answer as far as it has come: what was looked up, its text, what it proposes, and how it ended. */
export function AnswerView({ answer, onRetry, children }: AnswerViewProps) {
  const { chips, data, end, problem } = answer
  const text = useCalmText(answer.text, end === null)
  const linkable = useMemo(() => {
    const links = data.flatMap((one) => (one.kind === 'links' ? [one] : []))
    const domain = links.find((one) => one.domain !== null)?.domain ?? null
    return { domain, urls: links.flatMap((one) => one.urls) }
  }, [data])
  const allowLink = useCallback((address: string) => isAllowedLink(address, linkable), [linkable])
  // What is copied has the links that are shown, and no others.
  const copy = async () => (await import('../../clean-answer.ts')).cleanAnswer(answer.text, linkable)
  return (
    <div className={classes.answer}>
      <span className="visually-hidden">Assistant: </span>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label="What was looked up">
          {chips.map((chip) => (
            <li key={chip.id} data-state={chip.state}>
              <ChipIcon state={chip.state} />
              {chip.text}
              {chip.state === 'failed' && <span className="visually-hidden"> (failed)</span>}
            </li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <Suspense fallback={<p>{text}</p>}>
          <MarkdownView text={text} headingStart={3} isNote allowLink={allowLink} />
        </Suspense>
      )}
      {end === null && text === '' && <Waiting />}
      {children}
      {end !== null && end !== 'complete' && (
        <div className={classes.ended}>
          <p role={end === 'failed' ? 'alert' : 'status'}>{describeEnd(end)}</p>
          {problem !== null && <p className={classes.problem}>{problem}</p>}
        </div>
      )}
      {end !== null && (
        <div className={classes.tools}>
          {answer.text !== '' && <CopyButton label="Copy the answer" text={copy} />}
          {end !== 'complete' && onRetry !== undefined && (
            <Button size="xs" variant="default" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function ChipIcon({ state }: { state: ToolState }) {
  const Sign = ICONS[state]
  return <Sign size={14} stroke={2} aria-hidden="true" />
}

/** Shown until something comes (M-12). */
function Waiting() {
  return (
    <div className={classes.waiting}>
      <span className="visually-hidden">The assistant is answering.</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </div>
  )
}

function describeEnd(end: Exclude<NonNullable<Answer['end']>, 'complete'>): string {
  switch (end) {
    case 'failed':
      return FAILED_REPLY
    case 'cut off':
      return 'The answer was cut off, because the connection to the server was lost.'
    case 'stopped':
      return 'You stopped the answer.'
    case 'too long':
      return 'The answer is as long as it may be. Ask it to go on.'
  }
}
