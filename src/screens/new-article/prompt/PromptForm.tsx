import '@mantine/core/styles/Loader.layer.css'
import { Button, Textarea } from '@mantine/core'
import { LONGEST_PROMPT } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import { formatCount } from '#ui/numbers.ts'
import classes from '../NewArticle.module.css'
import { useStartPrompt } from './use-start-prompt.ts'

/** The counter is shown when only so many characters are left. */
const NEAR_END = 1_000

/** F-123: what is to be written, in the user's words. */
export function PromptForm({ place, isDisabled }: { place: PlanPlace; isDisabled: boolean }) {
  const [text, setText] = useDraft(`prompt of plan ${place.contentplanId}`)
  const starting = useStartPrompt(place)
  const prompt = text.trim()
  const left = LONGEST_PROMPT - text.length
  const start = () => {
    if (prompt !== '' && !starting.isPending) starting.mutate(prompt, { onSuccess: () => setText('') })
  }
  return (
    <form
      className={classes.begin}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Textarea
        aria-label="Describe what you want to write about in detail"
        placeholder="Describe what you want to write about in detail"
        aria-keyshortcuts="Control+Enter"
        dir="auto"
        rows={8}
        maxLength={LONGEST_PROMPT}
        disabled={isDisabled}
        readOnly={starting.isPending}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return
          event.preventDefault()
          start()
        }}
      />
      <div className={classes.foot}>
        <p className={classes.quiet}>
          Makes a cluster without keywords and starts its writing: one article credit, or none where no
          language model is connected.
        </p>
        <output className={classes.count} data-full={left <= 0 || undefined}>
          {left <= NEAR_END && `${formatCount(Math.max(0, left))} characters left`}
        </output>
        <Button type="submit" loading={starting.isPending} disabled={isDisabled || prompt === ''}>
          Start Writing
        </Button>
      </div>
    </form>
  )
}
