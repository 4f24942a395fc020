import { useEffect, useId, useRef, useState } from 'react'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import { useChangeArticles, type Article } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import classes from './header.module.css'

interface ArticleTitleProps {
  article: Article
  isEdited: boolean
  onEdit: () => void
  onDone: () => void
}

/** Longer titles are written smaller, so that what follows stays in sight. */
const LONG = 120

/** The title of a cluster; a click, or Enter on it, edits it in its place. */
export function ArticleTitle({ article, isEdited, onEdit, onDone }: ArticleTitleProps) {
  const { title } = article
  const button = useRef<HTMLButtonElement>(null)
  const wasKey = useRef(false)
  useEffect(() => {
    if (isEdited || !wasKey.current) return
    wasKey.current = false
    button.current?.focus()
  }, [isEdited])
  return (
    <>
      <h1
        id="article-title"
        className={isEdited ? 'visually-hidden' : classes.title}
        data-long={title.length > LONG || undefined}
      >
        {isEdited ? (
          title
        ) : (
          <button ref={button} type="button" dir="auto" title="Edit the title" onClick={onEdit}>
            {title}
          </button>
        )}
      </h1>
      {isEdited && (
        <TitleField
          article={article}
          onDone={(isByKey) => {
            wasKey.current = isByKey
            onDone()
          }}
        />
      )}
    </>
  )
}

interface TitleFieldProps {
  article: Article
  /** The field closes; by a key when the focus is to stay here. */
  onDone: (isByKey: boolean) => void
}

/**
 * Enter and leaving the field save, Escape cancels. A title that another cluster has is refused at the field (V-22), which
 * stays open with what was typed.
 */
function TitleField({ article, onDone }: TitleFieldProps) {
  // Another person may rename the cluster while the field is open.
  const [before] = useState(article.title)
  const [typed, setTyped] = useState(before)
  const renaming = useChangeArticles(article.contentplan_id, { hasOwnErrors: true })
  const problemId = useId()
  const problem =
    renaming.error && messageOf(renaming.error, 'The title could not be saved. Please try again.')
  const isClosing = useRef(false)
  const close = (isByKey: boolean) => {
    // The browser also tells a field that it lost the focus when it is taken away.
    isClosing.current = true
    onDone(isByKey)
  }
  const save = (isByKey: boolean) => {
    const name = typed.trim()
    if (renaming.isPending || isClosing.current) return
    if (name === before || name === '') return close(isByKey)
    renaming.mutate({ action: 'rename', articleIds: [article.id], name }, { onSuccess: () => close(isByKey) })
  }
  return (
    <div className={classes.field}>
      <textarea
        aria-label="Title"
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        dir="auto"
        rows={1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
        autoFocus
        maxLength={LONGEST_TITLE}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value.replaceAll('\n', ' '))
          if (problem !== null) renaming.reset()
        }}
        onBlur={() => {
          // What was refused once is not sent again by leaving the field.
          if (problem === null) save(false)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            save(true)
          }
          if (event.key === 'Escape') close(true)
        }}
      />
      <p id={problemId} role="alert" className={classes.bad}>
        {problem}
      </p>
    </div>
  )
}
