import { useRef } from 'react'
import { useDraft } from '#platform/web/use-draft.ts'
import { IconArrowUp, IconPlayerStop, IconTrash } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { LONGEST_QUESTION } from '../rules.ts'
import classes from './Assistant.module.css'

interface QuestionFieldProps {
  articleId: number
  /** Whether an answer goes on, which can be stopped. */
  isGoingOn: boolean
  /** Returns whether the question was asked. */
  onAsk: (question: string) => boolean
  onStop: () => void
  /** Null while there is no conversation to clear. */
  onClear: (() => void) | null
}

/** Where a question is typed: Enter sends it, Shift and Enter begin a line. What is typed is kept in this tab. */
export function QuestionField({ articleId, isGoingOn, onAsk, onStop, onClear }: QuestionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(`question of article ${articleId}`)
  const isEmpty = text.trim() === ''
  const ask = () => {
    if (isEmpty || isGoingOn) return
    if (onAsk(text)) setText('')
  }
  const stop = () => {
    onStop()
    field.current?.focus()
  }
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <textarea
        ref={field}
        className={classes.field}
        aria-label="Ask the assistant"
        placeholder="Ask about this text, or for a change of it"
        aria-keyshortcuts="Enter"
        dir="auto"
        rows={2}
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isGoingOn) {
            event.stopPropagation()
            stop()
          }
          // A word that is still being composed takes the key for itself.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          ask()
        }}
      />
      <div className={classes.foot}>
        {onClear !== null && (
          <IconButton
            label="Clear the conversation"
            onClick={() => {
              onClear()
              field.current?.focus()
            }}
          >
            <IconTrash size={16} stroke={1.75} />
          </IconButton>
        )}
        <span className={classes.hint}>Answers may be wrong. Nothing changes until you accept it.</span>
        {isGoingOn ? (
          <button type="button" className={classes.send} aria-label="Stop" title="Stop" onClick={stop}>
            <IconPlayerStop size={18} stroke={1.75} />
          </button>
        ) : (
          <button type="submit" className={classes.send} aria-label="Send" title="Send" disabled={isEmpty}>
            <IconArrowUp size={18} stroke={2} />
          </button>
        )}
      </div>
    </form>
  )
}
