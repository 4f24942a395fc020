import '@mantine/core/styles/Loader.layer.css'
import { Button, Loader, NativeSelect } from '@mantine/core'
import { messageOf } from '#platform/web/api/api-error.ts'
import { IconSelector } from '#ui/icons.ts'
import classes from './Webflow.module.css'

interface Listed {
  data: readonly unknown[] | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface ListedSelectProps {
  label: string
  description: string
  /** Shown while nothing is chosen. */
  placeholder: string
  list: Listed
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** Chooses from a list that Webflow sends; it cannot be used before the list is there. */
export function ListedSelect({
  label,
  description,
  placeholder,
  list,
  options,
  value,
  onChange,
}: ListedSelectProps) {
  return (
    <NativeSelect
      label={label}
      description={description}
      required
      rightSection={
        list.isFetching ? (
          <Loader size={16} aria-hidden="true" />
        ) : (
          <IconSelector size={16} stroke={1.75} aria-hidden="true" />
        )
      }
      data={[{ value: '', label: placeholder }, ...options]}
      value={value}
      disabled={options.length === 0}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface ListNoteProps {
  list: Listed
  /** While it is fetched. */
  loading: string
  /** Before the reason why it could not be fetched: "Failed to fetch sites". */
  failed: string
  /** Why there is nothing to choose, and what to do then; null when there is something. */
  nothing: { text: string; help: string } | null
}

/** Says how far a list is: it is fetched, it could not be, or there is nothing in it. */
export function ListNote({ list, loading, failed, nothing }: ListNoteProps) {
  const { data, error, isFetching, refetch } = list
  const hasFailed = error !== null && !isFetching
  const isEmpty = nothing !== null && data !== undefined && !isFetching && !hasFailed
  return (
    <>
      <output className={classes.note}>{isFetching ? loading : ''}</output>
      {hasFailed && (
        <div role="alert" className={classes.trouble}>
          <p>
            {failed}: {messageOf(error, 'Please try again.')}
          </p>
          <Button variant="default" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {isEmpty && (
        <div role="alert" className={classes.trouble}>
          <p>{nothing.text}</p>
          <p className={classes.help}>{nothing.help}</p>
        </div>
      )}
    </>
  )
}
