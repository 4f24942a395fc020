import { Button } from '@mantine/core'
import { formatDays } from '#ui/dates/format-days.ts'
import classes from './Annotations.module.css'
import type { Annotation } from './api.ts'
import { useKeepAnnotation } from './use-keep-annotation.ts'

interface AnnotationLineProps {
  contentplanId: number
  annotation: Annotation
  onChange: () => void
}

export function AnnotationLine({ contentplanId, annotation, onChange }: AnnotationLineProps) {
  const { keep, remove, isBusy } = useKeepAnnotation({ contentplanId, before: annotation })
  const { id, update_key: key, text, first_day: from, last_day: to, is_hidden: isHidden } = annotation
  const of = `“${text}”`
  return (
    <li className={classes.line} data-hidden={isHidden || undefined}>
      <div className={classes.words}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        <p className={classes.days}>
          {formatDays({ from, to })}
          {key !== null && (id === null ? ' · Google update' : ' · Google update, changed here')}
          {isHidden && ' · hidden'}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          aria-label={`${isHidden ? 'Show' : 'Hide'} ${of}`}
          onClick={() => keep({ ...annotation, is_hidden: !isHidden })}
        >
          {isHidden ? 'Show' : 'Hide'}
        </Button>
        <Button variant="default" size="xs" disabled={isBusy} aria-label={`Change ${of}`} onClick={onChange}>
          Change
        </Button>
        {id !== null && (
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={`${key === null ? 'Delete' : 'Reset'} ${of}`}
            onClick={() => remove(annotation)}
          >
            {key === null ? 'Delete' : 'Reset'}
          </Button>
        )}
      </div>
    </li>
  )
}
