import { useId, useRef } from 'react'
import { RemovableChip } from '#ui/fields/RemovableChip.tsx'
import { SEED_KEYWORDS } from '../../rules.ts'
import { hasSeparator } from './add-tags.ts'
import classes from './TagField.module.css'
import type { TagEntry } from './use-tag-entry.ts'

/** The seed keywords of a hub as tags (K-25): Enter adds one, Backspace in an empty field removes the last. */
export function TagField({ entry }: { entry: TagEntry }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { tags, typed, problem, add, type, remove, removeLast } = entry
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        Seed keywords
      </label>
      <div className={classes.box} data-invalid={problem !== null || undefined}>
        {tags.map((tag) => (
          <RemovableChip
            key={tag}
            text={tag}
            onRemove={() => {
              remove(tag)
              input.current?.focus()
            }}
          />
        ))}
        <input
          ref={input}
          id={id}
          className={classes.input}
          data-first-focus
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={tags.length === 0 ? 'Type a keyword, then Enter' : ''}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
          value={typed}
          onChange={({ currentTarget: { value } }) => type(value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!hasSeparator(pasted)) return
            // The field itself would drop line breaks.
            event.preventDefault()
            add(`${typed}\n${pasted}`)
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault()
              add(typed)
            } else if (event.key === 'Backspace' && typed === '') removeLast()
          }}
        />
      </div>
      <output id={`${id}-note`} className={classes.note} data-problem={problem !== null || undefined}>
        {problem ?? describeCount(tags.length)}
      </output>
    </div>
  )
}

function describeCount(count: number): string {
  const { least, most } = SEED_KEYWORDS
  return count > most
    ? `${least} or ${most} are enough.`
    : `Enter ${least} or ${most} words or phrases that say what the hub is about.`
}
